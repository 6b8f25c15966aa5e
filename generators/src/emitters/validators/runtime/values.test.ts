import { expect, test } from 'vitest';
import { faultsOf } from '../testing/faults.js';
import type { Rule } from './check.js';
import { equals, matchesAny, matchesOne, not, when } from './values.js';
import * as z from './zod.js';

const a = z.object({ a: z.int() });
const b = z.object({ b: z.int() });

test.each<[string, Rule, unknown, string[]]>([
  ['equals', equals({ x: [1], y: null }, 2), { y: null, x: [1] }, []],
  [
    'equals',
    equals({ x: [1], y: null }, 2),
    { x: [1] },
    [': the value is not one of those allowed'],
  ],
  ['equals', equals(1), '1', [': the value is not one of those allowed']],
  ['not', not(a), { a: 1 }, [': the value is not allowed']],
  ['not', not(a), { a: 'x' }, []],
  ['matchesAny', matchesAny(a, b), { a: 'x', b: 1 }, []],
  ['matchesAny', matchesAny(a, b), {}, [': the value has none of the allowed forms']],
  ['matchesOne', matchesOne(a, b), { a: 1 }, []],
  ['matchesOne', matchesOne(a, b), {}, [': the value has none of the allowed forms']],
  [
    'matchesOne',
    matchesOne(a, b),
    { a: 1, b: 1 },
    [': the value has more than one of the allowed forms'],
  ],
  ['when', when(a, b), { a: 1 }, ['b: Invalid input: expected integer']],
  ['when', when(a, b), {}, []],
  ['when', when(a, undefined, b), { a: 1 }, []],
  ['when', when(a, undefined, b), {}, ['b: Invalid input: expected integer']],
])('%s reports the issues of a value: %#', (_name, rule, value, faults) => {
  expect(faultsOf(rule, value)).toEqual(faults);
});
