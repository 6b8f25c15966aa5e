import { expect, test } from 'vitest';
import * as z from 'zod';
import { contains, prefix, unique } from './arrays.js';
import type { Check } from './check.js';

/** What a check finds wrong, as `path: message`. */
function faultsOf(check: Check<readonly unknown[]>, value: unknown): string[] {
  const { error } = z.array(z.unknown()).check(check).safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('elements that are equal as JSON are told, each after the first', () => {
  const twice = 'the element stands in the array twice';
  expect(faultsOf(unique(), [1, '1', true, null, [1], { a: 1 }, [], {}])).toEqual([]);
  expect(faultsOf(unique(), [1, 1, 1])).toEqual([`1: ${twice}`, `2: ${twice}`]);
  expect(
    faultsOf(unique(), [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ]),
  ).toEqual([`1: ${twice}`]);
  expect(faultsOf(unique(), [{ a: 'b,"c":1' }, { a: 'b', c: 1 }])).toEqual([]);
});

test('the first elements have schemas of their own, the others share one', () => {
  const check = prefix([z.string(), z.int()], z.boolean());
  expect(faultsOf(check, ['a', 1, true, false])).toEqual([]);
  expect(faultsOf(check, ['a'])).toEqual([]);
  expect(faultsOf(check, [1, 1, 'x'])).toEqual([
    '0: Invalid input: expected string, received number',
    '2: Invalid input: expected boolean, received string',
  ]);
});

test('so many elements of a kind must and may be there', () => {
  const check = contains(z.int(), 1, 2);
  expect(faultsOf(check, ['a', 1, 2])).toEqual([]);
  expect(faultsOf(check, ['a'])).toEqual([': at least 1 elements of a kind are needed']);
  expect(faultsOf(check, [1, 2, 3])).toEqual([': at most 2 elements of a kind are allowed']);
});
