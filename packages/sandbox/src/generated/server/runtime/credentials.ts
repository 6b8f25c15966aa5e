// Generated from the OpenAPI document. Do not edit: change the document or the generator.

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
  const entries = names.map((name) => {
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    return [name, scheme && readCredential(request, scheme)] as const;
  });
  return Object.fromEntries(entries.filter(([, credential]) => credential !== undefined));
}

/** The header `WWW-Authenticate` for a 401 response; undefined if no scheme is of type `http`. */
export function formatChallenge(
  names: readonly string[],
  schemes: SecuritySchemes,
): string | undefined {
  const found = names.flatMap((name) => {
    const scheme = Object.hasOwn(schemes, name) ? schemes[name] : undefined;
    return scheme?.type === 'http' ? [scheme.scheme] : [];
  });
  const titled = found.map((scheme) => scheme.charAt(0).toUpperCase() + scheme.slice(1));
  return found.length === 0 ? undefined : [...new Set(titled)].join(', ');
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
