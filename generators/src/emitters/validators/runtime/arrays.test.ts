import { expect, test } from 'vitest';
import { faultsOf } from '../testing/faults.js';
import { contains, prefixItems, uniqueItems } from './arrays.js';
import * as z from './zod.js';

test('reports elements that are equal as JSON, except the first', () => {
  const twice = 'the element is a duplicate';
  expect(faultsOf(uniqueItems(), [1, '1', true, null, [1], { a: 1 }, [], {}])).toEqual([]);
  expect(faultsOf(uniqueItems(), [1, 1, 1])).toEqual([`1: ${twice}`, `2: ${twice}`]);
  expect(
    faultsOf(uniqueItems(), [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ]),
  ).toEqual([`1: ${twice}`]);
  expect(faultsOf(uniqueItems(), [{ a: 'b,"c":1' }, { a: 'b', c: 1 }])).toEqual([]);
});

test('validates the first elements by their own schemas, the others by one schema', () => {
  const check = prefixItems([z.string(), z.int()], z.boolean());
  expect(faultsOf(check, ['a', 1, true, false])).toEqual([]);
  expect(faultsOf(check, ['a'])).toEqual([]);
  expect(faultsOf(check, [1, 1, 'x'])).toEqual([
    '0: Invalid input: expected string, received number',
    '2: Invalid input: expected boolean, received string',
  ]);
});

test('limits the number of elements that match contains', () => {
  const check = contains(z.int(), 1, 2);
  expect(faultsOf(check, ['a', 1, 2])).toEqual([]);
  expect(faultsOf(check, ['a'])).toEqual([
    ': at least 1 elements must match the schema of contains',
  ]);
  expect(faultsOf(check, [1, 2, 3])).toEqual([
    ': at most 2 elements may match the schema of contains',
  ]);
});

test('ignores values that are not arrays', () => {
  for (const value of [null, 1, 'text', { 0: 1 }, true]) {
    expect(faultsOf(uniqueItems(), value)).toEqual([]);
    expect(faultsOf(prefixItems([z.never()], z.never()), value)).toEqual([]);
    expect(faultsOf(contains(z.int(), 1), value)).toEqual([]);
  }
});
