import { expect, test } from 'vitest';
import { faultsOf } from '../testing/faults.js';
import type { Rule } from './check.js';
import {
  propertyNames,
  dependentRequired,
  dependentSchema,
  mutuallyExclusive,
  ownProperty,
  patternProperties,
  required,
  additionalProperties,
  propertyCount,
} from './objects.js';
import * as z from './zod.js';

const text = z.string();

test.each<[string, Rule, unknown, string[]]>([
  ['required', required('a', 'b'), { a: null }, ['b: b is required']],
  ['required', required('toString'), {}, ['toString: toString is required']],
  [
    'mutuallyExclusive',
    mutuallyExclusive('a', 'b'),
    { a: 1, b: 2 },
    ['b: a and b exclude each other'],
  ],
  ['mutuallyExclusive', mutuallyExclusive('a', 'b'), { a: 1 }, []],
  ['dependentRequired', dependentRequired('a', ['b', 'c']), { a: 1, c: 2 }, ['b: a requires b']],
  ['dependentRequired', dependentRequired('a', ['b']), {}, []],
  [
    'dependentSchema',
    dependentSchema('a', z.object({ b: text })),
    { a: 1, b: 2 },
    ['b: Invalid input: expected string, received number'],
  ],
  ['dependentSchema', dependentSchema('a', z.object({ b: text })), { b: 2 }, []],
  [
    'dependentSchema',
    dependentSchema('a', z.strictObject({ a: text })),
    { a: '', c: 2 },
    [': Unrecognized key: "c"'],
  ],
  ['propertyCount', propertyCount(2), { a: 1 }, [': the number of properties must be at least 2']],
  [
    'propertyCount',
    propertyCount(0, 1),
    { a: 1, b: 2 },
    [': the number of properties must be at most 1'],
  ],
  [
    'propertyNames',
    propertyNames(text.check(z.maxLength(1))),
    { a: 1, bc: 2 },
    ['bc: the name is not allowed'],
  ],
  [
    'patternProperties',
    patternProperties(/^a/u, text),
    { ab: 1, b: 2 },
    ['ab: Invalid input: expected string, received number'],
  ],
  [
    'additionalProperties',
    additionalProperties(['a'], [/^b/u], z.never()),
    { a: 1, b1: 2, c: 3 },
    [': Unrecognized key: "c"'],
  ],
  ['ownProperty', ownProperty('constructor', text, false), {}, []],
  [
    'ownProperty',
    ownProperty('constructor', text, true),
    {},
    ['constructor: constructor is required'],
  ],
  [
    'ownProperty',
    ownProperty('constructor', text, true),
    { constructor: 1 },
    ['constructor: Invalid input: expected string, received number'],
  ],
])('%s reports the issues of an object: %#', (_name, rule, value, faults) => {
  expect(faultsOf(rule, value)).toEqual(faults);
});

test.each<[string, Rule]>([
  ['required', required('a')],
  ['mutuallyExclusive', mutuallyExclusive('length')],
  ['dependentRequired', dependentRequired('length', ['a'])],
  ['dependentSchema', dependentSchema('length', z.never())],
  ['propertyCount', propertyCount(5)],
  ['propertyNames', propertyNames(z.never())],
  ['patternProperties', patternProperties(/./u, z.never())],
  ['additionalProperties', additionalProperties([], [], z.never())],
  ['ownProperty', ownProperty('constructor', z.never(), true)],
])('%s ignores values that are not objects', (_name, rule) => {
  for (const value of [null, 1, 'text', [1], true]) expect(faultsOf(rule, value)).toEqual([]);
});
