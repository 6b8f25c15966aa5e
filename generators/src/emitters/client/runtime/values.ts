/** A parameter's value, reduced to the three kinds that OpenAPI's styles define. */
export type Shape =
  | { readonly kind: 'primitive'; readonly text: string }
  | { readonly kind: 'array'; readonly items: readonly string[] }
  | { readonly kind: 'object'; readonly entries: readonly (readonly [string, string])[] };

/** Returns the shape of a value; undefined for `undefined` and `null`, which are not sent. */
export function shapeOf(value: unknown): Shape | undefined {
  if (isAbsent(value)) return undefined;
  if (hasJsonForm(value)) return shapeOf(value.toJSON());
  if (Array.isArray(value)) return { kind: 'array', items: value.flatMap(textsOf) };
  if (typeof value !== 'object' || value === null)
    return { kind: 'primitive', text: plainText(value) };
  const entries = Object.entries(value).flatMap(([name, member]) =>
    textsOf(member).map((text): [string, string] => [name, text]),
  );
  return { kind: 'object', entries };
}

/**
 * The text of a member of an array or object; empty if it is null or undefined. OpenAPI does not define
 * nested objects here; they are written as JSON.
 */
export function textsOf(value: unknown): string[] {
  if (isAbsent(value)) return [];
  if (hasJsonForm(value)) return textsOf(value.toJSON());
  return [plainText(value)];
}

/** Converts a value to text; objects to JSON. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  const json: string | undefined = JSON.stringify(value);
  return json ?? '';
}

/** @throws {TypeError} if a value cannot be serialized as JSON, such as `undefined` */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('the body cannot be written as JSON');
  return text;
}

/** The value of a parameter, from an own property only; undefined if it is missing. */
export function ownValue(
  values: object | undefined,
  { name, json }: { readonly name: string; readonly json?: boolean },
): unknown {
  if (values === undefined || !Object.hasOwn(values, name)) return undefined;
  const value: unknown = Reflect.get(values, name);
  return json && !isAbsent(value) ? JSON.stringify(value) : value;
}

/**
 * Percent-encodes everything but the unreserved characters of RFC 3986.
 * @throws {URIError} if the text contains half of a surrogate pair
 */
export function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** True for null and undefined, which are not sent: OpenAPI has no serialization of `null`. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** Converts dates and other objects with `toJSON` to their JSON value. */
export function jsonForm(value: unknown): unknown {
  return hasJsonForm(value) ? value.toJSON() : value;
}

function hasJsonForm(value: unknown): value is { toJSON(): unknown } {
  if (typeof value !== 'object' || value === null || !('toJSON' in value)) return false;
  return typeof value.toJSON === 'function';
}
