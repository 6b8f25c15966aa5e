/** Any JSON value, as a parsed document holds it. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** Whether a value is an object, neither null nor an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A token as it stands in a pointer in a URI fragment (RFC 6901: `~`, `/` and `%` escaped). */
export function escapeToken(token: string): string {
  // Most tokens are plain, and a large document has a million of them.
  if (!/[~/%]/.test(token)) return token;
  return token.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');
}

/** The pointer one step further down: `at('#/paths', '/a')` is `#/paths/~1a`. */
export function at(pointer: string, ...tokens: readonly (string | number)[]): string {
  let path = pointer;
  for (const token of tokens) path += `/${escapeToken(String(token))}`;
  return path;
}

/** The tokens of a pointer that is written as a URI fragment (`#/a/b`). */
export function tokensOf(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value that a pointer leads to, or undefined where it leads nowhere. */
export function resolvePointer(root: Json, pointer: string): Json | undefined {
  // Without a slash it would be the name of an anchor.
  if (!/^#?(?:$|\/)/.test(pointer)) return undefined;
  let value: Json | undefined = root;
  for (const token of tokensOf(pointer)) {
    if (Array.isArray(value)) value = (value as readonly Json[])[indexOf(token)];
    else if (isObject(value) && Object.hasOwn(value, token)) value = value[token];
    else return undefined;
  }
  return value;
}

/** An array's index as RFC 6901 writes it; -1 for anything else, also for `01` and the empty token. */
function indexOf(token: string): number {
  return /^(?:0|[1-9]\d*)$/.test(token) ? Number(token) : -1;
}

/** Percent-decoded; as it is where a `%` escapes nothing. */
function decode(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
