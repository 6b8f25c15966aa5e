// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/** One way to prove who sends a request. */
export interface Scheme {
  /** The name by which `credentials` gives its secret. */
  readonly name: string;
  readonly in: 'header' | 'query';
  /** The header or query parameter that carries the secret. */
  readonly field: string;
  /** What stands before the secret, such as `Bearer `. */
  readonly prefix?: string;
  /** How the secret is written; as it is where left out. */
  readonly encode?: (secret: string) => string;
  /** Whether `apiKey` serves it where `credentials` does not name it. */
  readonly key?: boolean;
}

/** Alternatives of schemes that are needed together; the first that can be met is used. */
export type Security = readonly (readonly Scheme[])[];

/** What a caller proves itself with. */
export interface Secrets {
  readonly apiKey?: string | undefined;
  readonly credentials?: Readonly<Record<string, string | undefined>> | undefined;
}

/** Credentials in their places. */
export interface Placed {
  readonly header: Record<string, string>;
  readonly query: Record<string, string>;
}

/**
 * The credentials for a request: those of the first alternative that all are there for. None where
 * there is no such alternative; the server then answers as it does to strangers.
 */
export function credentialsFor(alternatives: Security, { apiKey, credentials }: Secrets): Placed {
  const secretOf = ({ name, key }: Scheme): string | undefined => {
    const given = credentials?.[name];
    return typeof given === 'string' ? given : key ? apiKey : undefined;
  };
  const placed: Placed = { header: {}, query: {} };
  // An alternative without schemes is anonymous, and what remains where no other can be met.
  const chosen = alternatives.find((schemes) => schemes.length > 0 && schemes.every(secretOf));
  for (const scheme of chosen ?? []) {
    const { field, prefix = '', encode = String } = scheme;
    placed[scheme.in][field] = prefix + encode(secretOf(scheme) ?? '');
  }
  return placed;
}

/** Base64 of a text's UTF-8 bytes, as the scheme `basic` has `user:password`. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
