import type { Secret } from './secrets.js';

/** A security scheme: where and how a credential is sent. */
export interface SecurityScheme {
  /** Its name in the option `credentials`. */
  readonly name: string;
  readonly in: 'header' | 'query';
  /** The name of the header or query parameter. */
  readonly field: string;
  /** The prefix of the secret, such as `Bearer `. */
  readonly prefix?: string;
  /** Encodes the secret; unchanged by default. */
  readonly encode?: (secret: string) => string;
  /** True if the option `apiKey` is used when `credentials` has no such name. */
  readonly key?: boolean;
}

/** Alternative lists of schemes, each required as a whole; the first with all credentials is used. */
export type SecurityRequirements = readonly (readonly SecurityScheme[])[];

/** The options that hold credentials. */
export interface CredentialOptions {
  readonly apiKey?: Secret | undefined;
  readonly credentials?: Readonly<Record<string, Secret | undefined>> | undefined;
}

/** Credentials as headers and query parameters. */
export interface CredentialParameters {
  readonly header: Record<string, string>;
  readonly query: Record<string, string>;
}

/**
 * The schemes of a request with their secrets: those of the first alternative for which all are given; empty
 * if there is none, so that the server decides on an anonymous request.
 */
export function selectSchemes(
  alternatives: SecurityRequirements,
  { apiKey, credentials = {} }: CredentialOptions,
): (readonly [SecurityScheme, Secret])[] {
  const secretOf = ({ name, key }: SecurityScheme): Secret | undefined =>
    (Object.hasOwn(credentials, name) && credentials[name]) || (key ? apiKey : undefined);
  // An alternative without schemes allows anonymous calls, so it comes last.
  const chosen = alternatives.find((schemes) => schemes.length > 0 && schemes.every(secretOf));
  return (chosen ?? []).map((scheme) => [scheme, secretOf(scheme) ?? '']);
}

/** Encodes the UTF-8 bytes of `user:password` in Base64 for the scheme `basic`. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** Adds credentials to the query of a URL, or of a request of the platform. */
export function addToQuery<Target extends string | Request>(
  target: Target,
  query: Readonly<Record<string, string>>,
): Target {
  const pairs = Object.entries(query).map((pair) => pair.map(encodeURIComponent).join('='));
  if (!pairs[0]) return target;
  const url = (target as Request).url ?? target;
  const whole = `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  return (url === target ? whole : new Request(whole, target as Request)) as Target;
}
