// Generated from the OpenAPI document. Do not edit: change the document or the generator.

/**
 * The key under which a document has a status: the status itself, its range such as `4XX`, or
 * `default`. Undefined where it has none.
 */
export function documentedKey(documented: object, status: number): string | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  const keys = [String(status), range, range.toLowerCase(), 'default'];
  return keys.find((key) => Object.hasOwn(documented, key));
}
