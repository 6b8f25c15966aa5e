// The result of a validator for a valid value: every property that a matching part of the schema declares, and
// undeclared ones if the schema has a keyword for them.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { importValidators } from '../../testing/validators.js';
import { canonicalJson } from './runtime/check.js';

const proto = (value: Json): Json =>
  JSON.parse(`{ "__proto__": ${JSON.stringify(value)}, "a": 1 }`) as Json;
const has = (name: string, more: object = {}): Json => ({
  type: 'object',
  properties: { [name]: { type: 'integer' } },
  required: [name],
  ...more,
});

const schemas = {
  A: has('a'),
  B: has('b'),
  AnyOf: { anyOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] },
  Deep: {
    anyOf: [
      { type: 'object', properties: { in: has('a'), list: { type: 'array', items: has('a') } } },
      { type: 'object', properties: { in: has('b'), list: { type: 'array', items: has('b') } } },
    ],
  },
  AllOf: {
    allOf: [{ $ref: '#/components/schemas/A' }, has('b', { minProperties: 1 })],
  },
  MoreRequired: { allOf: [{ $ref: '#/components/schemas/A' }, { required: ['b'] }] },
  Open: has('a', { additionalProperties: true }),
  Rest: has('a', { additionalProperties: { type: 'integer' } }),
  Map: { type: 'object', additionalProperties: { type: 'integer' } },
  Closed: has('a', { additionalProperties: false }),
  Beside: has('a', {
    anyOf: [{ properties: { b: {} }, required: ['b'] }, { properties: { c: {} } }],
  }),
  BesideOne: {
    type: 'object',
    properties: { in: has('a') },
    oneOf: [
      { properties: { in: { properties: { b: {} } } }, required: ['b'] },
      { required: ['c'] },
    ],
  },
  Inherited: { type: 'object', properties: { constructor: {}, a: {} } },
} satisfies Readonly<Record<string, Json>>;

describe('the result of a validator', async () => {
  const validators = await importValidators(schemas);

  test.each<[keyof typeof schemas, Json, Json]>([
    ['A', { a: 1, x: 1 }, { a: 1 }],
    ['AnyOf', { a: 1, b: 2, x: 1 }, { a: 1, b: 2 }],
    ['AnyOf', { a: 1, b: 'no' }, { a: 1 }],
    ['Deep', { in: { a: 1, b: 2, x: 1 } }, { in: { a: 1, b: 2 } }],
    ['Deep', { list: [{ a: 1, b: 2, x: 1 }] }, { list: [{ a: 1, b: 2 }] }],
    ['AllOf', { a: 1, b: 2, x: 1 }, { a: 1, b: 2 }],
    ['MoreRequired', { a: 1, b: 2 }, { a: 1 }],
    ['Open', { a: 1, x: 1 }, { a: 1, x: 1 }],
    ['Open', proto(1), proto(1)],
    ['Rest', proto(1), proto(1)],
    ['Map', proto(1), proto(1)],
    ['Beside', { a: 1, b: 2, c: 3, x: 1 }, { a: 1, b: 2, c: 3 }],
    ['BesideOne', { in: { a: 1, b: 2, x: 1 }, b: 1 }, { in: { a: 1, b: 2 }, b: 1 }],
    ['Inherited', { constructor: 1, a: 1 }, { constructor: 1, a: 1 }],
  ])('%s: %j', (name, value, expected) => {
    const { data } = validators[name]?.safeParse(value) ?? {};
    // Compared as JSON, because a comparison of objects would ignore a property named `__proto__`.
    expect(canonicalJson(data)).toBe(canonicalJson(expected));
  });

  test.each(['Rest', 'Map', 'Closed'])('%s validates a property named __proto__', (name) => {
    const issues = validators[name]?.safeParse(proto('text')).error?.issues;
    const path = name === 'Closed' ? [] : ['__proto__'];
    expect(issues).toMatchObject([{ path }]);
  });

  test('never changes a prototype', () => {
    const { data } = validators['Open']?.safeParse(proto({ polluted: true })) ?? {};
    expect(data).not.toHaveProperty('polluted');
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
  });
});

const ruled = {
  Ruled: {
    type: 'object',
    properties: { a: { type: 'integer', maximum: 5, multipleOf: 2 }, b: { type: 'string' } },
    required: ['a'],
    minProperties: 3,
    not: { required: ['b'] },
    if: { required: ['b'] },
    then: { required: ['c'] },
  },
  List: { type: 'array', items: { type: 'integer' }, uniqueItems: true, minItems: 4 },
  Text: { type: 'string', format: 'email', minLength: 4, pattern: '^a' },
};

test.each<[keyof typeof ruled, Json, string[]]>([
  ['Ruled', { a: 'x', b: 1 }, ['a', 'b', '', '', 'c']],
  ['Ruled', { a: 7 }, ['a', 'a', '']],
  ['List', ['x', 1, 1], ['', '0', '2']],
  ['Text', 'x', ['', '', '']],
  ['Ruled', null, ['']],
  ['Ruled', [1], ['']],
  ['List', 'text', ['']],
  ['Text', 5, ['']],
])('reports all issues at once: %s, %j', async (name, value, places) => {
  const { error } = (await importValidators(ruled))[name]?.safeParse(value) ?? {};
  const found = error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(found.toSorted()).toEqual(places.toSorted());
});
