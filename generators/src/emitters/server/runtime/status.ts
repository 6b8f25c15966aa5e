/**
 * Returns the key of the documented responses for a status: the status, its range such as `4XX`, or
 * `default`; undefined if it is not documented.
 */
export function documentedKey(documented: object, status: number): string | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  const keys = [String(status), range, range.toLowerCase(), 'default'];
  return keys.find((key) => Object.hasOwn(documented, key));
}
