/** Returns a string without trailing white space; an empty string for other values. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trimEnd() : '';
}
