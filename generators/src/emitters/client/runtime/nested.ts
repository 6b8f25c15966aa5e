import { encode, isAbsent, jsonForm, plainText } from './values.js';

/** How array elements in a nested value are named: `a[0]=x`, `a[]=x` or `a=x`. */
export type ArrayKeys = 'index' | 'brackets' | 'repeat';

/**
 * Serializes a nested value as pairs with bracketed names: `a[b][0]=c`. Omits undefined, null and empty values.
 * @param key the encoded name of the value
 * @param write encodes a leaf
 * @param arrays how array elements are named; with `repeat`, objects in an array still get an index
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

/** True for objects and arrays. */
export function isNested(value: unknown): value is object {
  const form = jsonForm(value);
  return typeof form === 'object' && form !== null;
}
