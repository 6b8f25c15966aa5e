import type { SecuritySchemeDescriptor, SecuritySchemes } from '../../types/runtime/security.js';
import { tryDecode, parseCookies, decodeCookie, decodeQuery, parseQuery } from './query-string.js';

/** The credentials in a request by the name of the security scheme. Not verified. */
export type Credentials = Readonly<Record<string, string | undefined>>;

/**
 * Reads the credentials from a request: the value of an `apiKey`, the part after the scheme in
 * `Authorization` for `http`, the bearer token for `oauth2` and `openIdConnect`. Several schemes may
 * share one value.
 */
export function readCredentials(
  request: Request,
  names: readonly string[],
  schemes: SecuritySchemes,
): Credentials {
  const entries = names.map((name) => [name, readNamed(request, name, schemes)] as const);
  return Object.fromEntries(entries.filter(([, credential]) => credential !== undefined));
}

/** True if a request has the credential of a scheme. A client certificate is taken for granted: it cannot be seen. */
export function hasCredential(request: Request, name: string, schemes: SecuritySchemes): boolean {
  const isCertificate = schemeOf(name, schemes)?.type === 'mutualTLS';
  return isCertificate || readNamed(request, name, schemes) !== undefined;
}

/** Names the credentials that each alternative lacks, in a sentence. */
export function describeMissing(
  request: Request,
  alternatives: readonly (readonly string[])[],
  schemes: SecuritySchemes,
): string {
  const lacking = alternatives.map((names) =>
    names
      .filter((name) => !hasCredential(request, name, schemes))
      .map((name) => describePlace(name, schemeOf(name, schemes)))
      .join(' and '),
  );
  return `Missing credentials: ${[...new Set(lacking)].join(', or ')}.`;
}

function describePlace(name: string, scheme: SecuritySchemeDescriptor | undefined): string {
  if (!scheme) return name;
  if (scheme.type !== 'apiKey') return `${challengeOf(scheme) ?? name} in the header Authorization`;
  return `the ${scheme.in === 'query' ? 'query parameter' : scheme.in} ${scheme.name}`;
}

/** The header `WWW-Authenticate` for a 401 response; undefined if no scheme is sent in `Authorization`. */
export function formatChallenge(
  names: readonly string[],
  schemes: SecuritySchemes,
): string | undefined {
  const challenges = names.flatMap((name) => challengeOf(schemeOf(name, schemes)) ?? []);
  return [...new Set(challenges)].join(', ') || undefined;
}

/** The name of an authentication scheme, such as `Bearer`. Tokens of OAuth 2 and OpenID Connect are sent as such. */
function challengeOf(scheme: SecuritySchemeDescriptor | undefined): string | undefined {
  if (scheme?.type === 'http')
    return scheme.scheme.charAt(0).toUpperCase() + scheme.scheme.slice(1);
  return scheme?.type === 'oauth2' || scheme?.type === 'openIdConnect' ? 'Bearer' : undefined;
}

function schemeOf(name: string, schemes: SecuritySchemes): SecuritySchemeDescriptor | undefined {
  return Object.hasOwn(schemes, name) ? schemes[name] : undefined;
}

/** The credential of a scheme; undefined if it is missing or empty. */
function readNamed(request: Request, name: string, schemes: SecuritySchemes): string | undefined {
  const scheme = schemeOf(name, schemes);
  return (scheme && readCredential(request, scheme)) || undefined;
}

function readCredential(request: Request, scheme: SecuritySchemeDescriptor): string | undefined {
  switch (scheme.type) {
    case 'http':
      return authorization(request, scheme.scheme);
    case 'apiKey':
      return readApiKey(request, scheme.in, scheme.name);
    case 'mutualTLS':
      return undefined;
    case 'oauth2':
    case 'openIdConnect':
      return authorization(request, 'bearer');
  }
}

function authorization({ headers }: Request, scheme: string): string | undefined {
  const found = /^(\S+) +(.+)$/.exec(headers.get('authorization') ?? '');
  return found?.[1]?.toLowerCase() === scheme ? found?.[2] : undefined;
}

function readApiKey(
  { headers, url }: Request,
  place: 'query' | 'header' | 'cookie',
  name: string,
): string | undefined {
  if (place === 'header') return headers.get(name) ?? undefined;
  const inQuery = place === 'query';
  const pairs = inQuery ? parseQuery(url) : parseCookies(headers.get('cookie'));
  const text = pairs.find(([key]) => key === name)?.[1];
  if (text === undefined) return undefined;
  // A key that cannot be decoded counts as missing.
  return inQuery ? tryDecode(() => decodeQuery(text)) : decodeCookie(text);
}
