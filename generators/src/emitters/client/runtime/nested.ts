import { encode, isAbsent, jsonForm, plainText } from './values.js';

/** How the elements of an array within a nested value are named: `a[0]=x`, `a[]=x` or `a=x`. */
export type ArrayKeys = 'index' | 'brackets' | 'repeat';

/**
 * A value as pairs whose names lead to its leaves: `a[b][0]=c`. What is undefined, null or empty is left out.
 * @param key the name of the whole, encoded
 * @param write writes a leaf
 * @param arrays how elements are named; with `repeat`, objects in an array still have an index
 */
export function nestedPairs(
  key: string,
  given: unknown,
  write: (text: string) => string,
  arrays: ArrayKeys = 'index',
): string[] {
  const value = jsonForm(given);
  if (isAbsent(value)) return [];
  if (!isNested(value)) return [`${key}=${write(plainText(value))}`];
  const members = Object.entries(value);
  if (!Array.isArray(value)) {
    return members.flatMap(([name, member]) =>
      nestedPairs(`${key}%5B${encode(name)}%5D`, member, write, arrays),
    );
  }
  const form = arrays === 'repeat' && value.some(isNested) ? 'index' : arrays;
  return members.flatMap(([index, element]) => {
    const suffix = form === 'repeat' ? '' : `%5B${form === 'index' ? index : ''}%5D`;
    return nestedPairs(key + suffix, element, write, arrays);
  });
}

/** Whether a value has members of its own: an object or an array. */
export function isNested(value: unknown): value is object {
  const form = jsonForm(value);
  return typeof form === 'object' && form !== null;
}
