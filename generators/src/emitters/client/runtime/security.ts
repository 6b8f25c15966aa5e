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
  readonly apiKey?: string | undefined;
  readonly credentials?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Credentials as headers and query parameters. */
export interface CredentialParameters {
  readonly header: Record<string, string>;
  readonly query: Record<string, string>;
}

/**
 * Returns the credentials for a request: those of the first alternative for which all are given; empty if
 * there is none, so that the server decides on an anonymous request.
 */
export function selectCredentials(
  alternatives: SecurityRequirements,
  { apiKey, credentials }: CredentialOptions,
): CredentialParameters {
  const secretOf = ({ name, key }: SecurityScheme): string | undefined => {
    const given = credentials?.[name];
    return typeof given === 'string' ? given : key ? apiKey : undefined;
  };
  const placed: CredentialParameters = { header: {}, query: {} };
  // An alternative without schemes allows anonymous calls, so it comes last.
  const chosen = alternatives.find((schemes) => schemes.length > 0 && schemes.every(secretOf));
  for (const scheme of chosen ?? []) {
    const { field, prefix = '', encode = String } = scheme;
    placed[scheme.in][field] = prefix + encode(secretOf(scheme) ?? '');
  }
  return placed;
}

/** Encodes the UTF-8 bytes of `user:password` in Base64 for the scheme `basic`. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
