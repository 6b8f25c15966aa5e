import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Check } from './check.js';
import {
  names,
  needs,
  needsSchema,
  notTogether,
  own,
  pattern,
  required,
  rest,
  size,
} from './objects.js';

/** What a check finds wrong, as `path: message`. */
function faultsOf(check: Check, value: unknown): string[] {
  const { error } = z.unknown().check(check).safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const text = z.string();

test.each<[string, Check, unknown, string[]]>([
  ['required', required('a', 'b'), { a: null }, ['b: b is required']],
  ['required', required('toString'), {}, ['toString: toString is required']],
  ['notTogether', notTogether('a', 'b'), { a: 1, b: 2 }, ['b: a and b exclude each other']],
  ['notTogether', notTogether('a', 'b'), { a: 1 }, []],
  ['needs', needs('a', ['b', 'c']), { a: 1, c: 2 }, ['b: a needs b']],
  ['needs', needs('a', ['b']), {}, []],
  [
    'needsSchema',
    needsSchema('a', z.object({ b: text })),
    { a: 1, b: 2 },
    ['b: Invalid input: expected string, received number'],
  ],
  ['needsSchema', needsSchema('a', z.object({ b: text })), { b: 2 }, []],
  [
    'needsSchema',
    needsSchema('a', z.strictObject({ a: text })),
    { a: '', c: 2 },
    ['c: the field is not known'],
  ],
  ['size', size(2), { a: 1 }, [': at least 2 properties are needed']],
  ['size', size(0, 1), { a: 1, b: 2 }, [': at most 1 properties are allowed']],
  ['names', names(text.max(1)), { a: 1, bc: 2 }, ['bc: the name is not allowed']],
  [
    'pattern',
    pattern(/^a/u, text),
    { ab: 1, b: 2 },
    ['ab: Invalid input: expected string, received number'],
  ],
  [
    'rest',
    rest(['a'], [/^b/u], z.never()),
    { a: 1, b1: 2, c: 3 },
    ['c: Invalid input: expected never, received number'],
  ],
  ['own', own('constructor', text, false), {}, []],
  ['own', own('constructor', text, true), {}, ['constructor: constructor is required']],
  [
    'own',
    own('constructor', text, true),
    { constructor: 1 },
    ['constructor: Invalid input: expected string, received number'],
  ],
])('%s finds what is wrong with an object: %#', (_name, check, value, faults) => {
  expect(faultsOf(check, value)).toEqual(faults);
});

test.each<[string, Check]>([
  ['required', required('a')],
  ['notTogether', notTogether('length')],
  ['needs', needs('length', ['a'])],
  ['needsSchema', needsSchema('length', z.never())],
  ['size', size(5)],
  ['names', names(z.never())],
  ['pattern', pattern(/./u, z.never())],
  ['rest', rest([], [], z.never())],
  ['own', own('constructor', z.never(), true)],
])('%s says nothing about what is no object', (_name, check) => {
  for (const value of [null, 1, 'text', [1], true]) expect(faultsOf(check, value)).toEqual([]);
});
