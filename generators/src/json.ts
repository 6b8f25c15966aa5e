/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** True if a value is an object, not null or an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy of an array or object with other elements or members. Scalars stay. */
export function mapInside(value: Json, change: (inside: Json, key: string | number) => Json): Json {
  if (Array.isArray(value)) return (value as readonly Json[]).map(change);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inside]) => [key, change(inside, key)] as const);
  return Object.fromEntries(entries);
}

/** Escapes a token of a JSON pointer in a URI fragment (RFC 6901): `~`, `/` and `%`. */
export function escapeToken(token: string): string {
  // Most tokens need no escaping, and large documents have a million of them.
  if (!/[~/%]/.test(token)) return token;
  return token.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
}

/** Appends tokens to a pointer: `at('#/paths', '/a')` is `#/paths/~1a`. */
export function at(pointer: string, ...tokens: readonly (string | number)[]): string {
  let path = pointer;
  for (const token of tokens) path += `/${escapeToken(String(token))}`;
  return path;
}

/** The tokens of a pointer in a URI fragment (`#/a/b`). */
export function tokensOf(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((token) => decodePercent(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a pointer; undefined if there is none. */
export function resolvePointer(root: Json, pointer: string): Json | undefined {
  // Without a slash it is the name of an anchor.
  if (!/^#?(?:$|\/)/.test(pointer)) return undefined;
  let value: Json | undefined = root;
  for (const token of tokensOf(pointer)) {
    if (Array.isArray(value)) value = (value as readonly Json[])[indexOf(token)];
    else if (isObject(value) && Object.hasOwn(value, token)) value = value[token];
    else return undefined;
  }
  return value;
}

/** Parses an array index (RFC 6901); returns -1 for anything else, such as `01`. */
function indexOf(token: string): number {
  return /^(?:0|[1-9]\d*)$/.test(token) ? Number(token) : -1;
}

/** Decodes percent-encoding; returns invalid encoding unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
