/** A value that is a text, without white space at its end; an empty one for everything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trimEnd() : '';
}
