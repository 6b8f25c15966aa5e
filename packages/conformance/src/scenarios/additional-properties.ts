import { isObject, same } from '../json.js';

/** Returns `expected` with the additional properties of `actual`. */
export function addProperties(actual: unknown, expected: unknown): unknown {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return expected.map((each: unknown, index) => addProperties(actual[index], each));
  }
  if (!isObject(expected) || !isObject(actual)) return expected;
  const wanted = Object.entries(expected).map(([name, each]) => [
    name,
    addProperties(actual[name], each),
  ]);
  return { ...actual, ...Object.fromEntries(wanted) };
}

/** True if a value is as expected, apart from additional properties of objects. */
export function covers(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return (
      actual.length === expected.length &&
      expected.every((each, index) => covers(actual[index], each))
    );
  }
  if (!isObject(expected) || !isObject(actual)) return same(actual, expected);
  return Object.entries(expected).every(([name, each]) => covers(actual[name], each));
}
