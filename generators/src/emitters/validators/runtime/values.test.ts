import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Check } from './check.js';
import { equals, exactly, matchesAny, matchesOne, not, when } from './values.js';

/** What a check finds wrong, as `path: message`. */
function faultsOf(check: Check, value: unknown): string[] {
  const { error } = z.unknown().check(check).safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const a = z.object({ a: z.int() });
const b = z.object({ b: z.int() });

test.each<[string, Check, unknown, string[]]>([
  ['equals', equals({ x: [1], y: null }, 2), { y: null, x: [1] }, []],
  [
    'equals',
    equals({ x: [1], y: null }, 2),
    { x: [1] },
    [': the value is not one of those allowed'],
  ],
  ['equals', equals(1), '1', [': the value is not one of those allowed']],
  ['not', not(a), { a: 1 }, [': the value is excluded']],
  ['not', not(a), { a: 'x' }, []],
  ['matchesAny', matchesAny(a, b), { a: 'x', b: 1 }, []],
  ['matchesAny', matchesAny(a, b), {}, [': the value fits none of the alternatives']],
  ['matchesOne', matchesOne(a, b), { a: 1 }, []],
  ['matchesOne', matchesOne(a, b), {}, [': the value fits none of the alternatives']],
  [
    'matchesOne',
    matchesOne(a, b),
    { a: 1, b: 1 },
    [': the value fits more than one of the alternatives'],
  ],
  ['when', when(a, b), { a: 1 }, ['b: Invalid input: expected number, received undefined']],
  ['when', when(a, b), {}, []],
  ['when', when(a, undefined, b), { a: 1 }, []],
  ['when', when(a, undefined, b), {}, ['b: Invalid input: expected number, received undefined']],
])('%s finds what is wrong with a value: %#', (_name, check, value, faults) => {
  expect(faultsOf(check, value)).toEqual(faults);
});

test('one side of an intersection refuses what it does not know, though the other side does', () => {
  const closed = z.strictObject({ a: z.int() });
  expect(z.intersection(closed, b).safeParse({ a: 1, b: 1 }).success).toBe(true);
  const { error } = z.intersection(exactly(closed), b).safeParse({ a: 1, b: 1 });
  expect(error?.issues).toMatchObject([{ path: ['b'], message: 'the field is not known' }]);
});

test('what fits exactly is handed on as it is parsed', () => {
  expect(exactly(a).parse({ a: 1, c: 2 })).toEqual({ a: 1 });
});
