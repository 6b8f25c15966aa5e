/** A JSON object whose fields are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An OpenAPI reference, perhaps with fields beside `$ref`. */
export type Reference = JsonObject & { readonly $ref: string };

/** Whether a value is an object with named fields (not an array, not null). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is an object with a `$ref`. */
export function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof value['$ref'] === 'string';
}

/** A field of a value, or `undefined` when the value is no object or lacks it. */
export function field(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** The fields of a value as pairs; none when it is no object. */
export function fields(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** The elements of a value; none when it is no array. */
export function elements(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The strings in a value that is one string or a list of them. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return elements(value).filter((item): item is string => typeof item === 'string');
}
