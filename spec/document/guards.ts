/** A JSON object whose fields are not known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** An OpenAPI reference, perhaps with fields beside `$ref`. */
export type Reference = JsonObject & { readonly $ref: string };

/** Returns true for an object that is neither an array nor null. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns true for an object with a `$ref`. */
export function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof value['$ref'] === 'string';
}

/** Returns a field of a value; undefined if the value is not an object or does not have the field. */
export function field(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Returns the fields of a value as pairs; empty if it is not an object. */
export function fields(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** Returns the elements of a value; empty if it is not an array. */
export function elements(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the strings of a value that is a string or a list of strings. */
export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return elements(value).filter((item): item is string => typeof item === 'string');
}
