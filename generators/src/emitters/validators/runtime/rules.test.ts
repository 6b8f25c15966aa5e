// What rules report. Which values they accept is compared with Ajv in ../behaviour.test.ts and ../unevaluated.test.ts.
import { expect, test, vi } from 'vitest';
import { faultsOf } from '../testing/faults.js';
import { contains, uniqueItems } from './arrays.js';
import type { Rule } from './check.js';
import { named, whenMatching } from './evaluated.js';
import {
  additionalProperties,
  dependentRequired,
  mutuallyExclusive,
  ownProperty,
  propertyCount,
  propertyNames,
  required,
} from './objects.js';
import { refined } from './refined.js';
import { unevaluatedProperties } from './unevaluated.js';
import { equals, matchesAny, matchesOne, not } from './values.js';
import * as z from './zod.js';

const text = z.string();
const a = z.object({ a: z.int() });
const b = z.object({ b: z.int() });
const twoForms = { a: 1, b: 1 };

test.each<[Rule, unknown, string]>([
  [required('a', 'b'), { a: null }, 'b: b is required'],
  [mutuallyExclusive('a', 'b'), { a: 1, b: 2 }, 'b: a and b exclude each other'],
  [dependentRequired('a', ['b', 'c']), { a: 1, c: 2 }, 'b: a requires b'],
  [propertyCount(2), { a: 1 }, ': the number of properties must be at least 2'],
  [propertyCount(0, 1), { a: 1, b: 2 }, ': the number of properties must be at most 1'],
  [propertyNames(text.check(z.maxLength(1))), { a: 1, bc: 2 }, 'bc: the name is not allowed'],
  [
    additionalProperties(['a'], [/^b/u], z.never()),
    { a: 1, b1: 2, c: 3 },
    ': Unrecognized key: "c"',
  ],
  [ownProperty('constructor', text, true), {}, 'constructor: constructor is required'],
  [uniqueItems(), [1, 2, 1], '2: the element is a duplicate'],
  [contains(z.int(), 1, 2), ['a'], ': at least 1 elements must match the schema of contains'],
  [contains(z.int(), 1, 2), [1, 2, 3], ': at most 2 elements may match the schema of contains'],
  [equals(1), '1', ': the value is not one of those allowed'],
  [not(a), { a: 1 }, ': the value is not allowed'],
  [matchesAny(a, b), {}, ': the value has none of the allowed forms'],
  [matchesOne(a, b), {}, ': the value has none of the allowed forms'],
  [matchesOne(a, b), twoForms, ': the value has more than one of the allowed forms'],
])('reports message and place: %#', (rule, value, fault) => {
  expect(faultsOf(rule, value)).toEqual([fault]);
});

test.each<[string, Rule]>([
  ['required', required('a')],
  ['propertyNames', propertyNames(z.never())],
  ['ownProperty', ownProperty('constructor', z.never(), true)],
  ['contains', contains(z.int(), 1)],
])('%s ignores values of other types', (_name, rule) => {
  for (const value of [null, 1, 'text', true]) expect(faultsOf(rule, value)).toEqual([]);
});

test('evaluates a condition once, and only if a name depends on it', () => {
  const tested = vi.fn<() => void>();
  const schema = refined(z.unknown(), tested);
  const rule = unevaluatedProperties(z.never(), named('a'), whenMatching(schema, named('b', 'c')));
  expect(faultsOf(rule, { a: 1 })).toEqual([]);
  expect(tested).not.toHaveBeenCalled();
  expect(faultsOf(rule, { a: 1, b: 2, c: 3 })).toEqual([]);
  expect(tested).toHaveBeenCalledTimes(1);
});
