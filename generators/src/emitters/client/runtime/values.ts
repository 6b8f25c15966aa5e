/** A parameter's value, reduced to the three shapes that OpenAPI's styles know. */
export type Shape =
  | { readonly kind: 'primitive'; readonly text: string }
  | { readonly kind: 'array'; readonly items: readonly string[] }
  | { readonly kind: 'object'; readonly entries: readonly (readonly [string, string])[] };

/** The shape of a value; undefined where there is nothing to send (`undefined` and `null`). */
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
 * The text of a member of an array or object, or nothing where it is absent. OpenAPI does not say
 * how an object within another is written; JSON loses nothing.
 */
export function textsOf(value: unknown): string[] {
  if (isAbsent(value)) return [];
  if (hasJsonForm(value)) return textsOf(value.toJSON());
  return [plainText(value)];
}

/** The text of a value that is no object; that of an object is JSON. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  const json: string | undefined = JSON.stringify(value);
  return json ?? '';
}

/** @throws {TypeError} where a value has no form in JSON. */
export function toJson(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError('the body cannot be written as JSON');
  return text;
}

/** What a call gives a parameter, as a property of its own; undefined where it gives nothing. */
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
 * @throws {URIError} where the text has half of a surrogate pair.
 */
export function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Whether there is nothing to send: OpenAPI has no form for `null`. */
export function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** What dates and other objects that know their own form in JSON stand for. */
export function jsonForm(value: unknown): unknown {
  return hasJsonForm(value) ? value.toJSON() : value;
}

function hasJsonForm(value: unknown): value is { toJSON(): unknown } {
  if (typeof value !== 'object' || value === null || !('toJSON' in value)) return false;
  return typeof value.toJSON === 'function';
}
