import { describe, expect, test } from 'vitest';
import { allOf, anyOf } from './combine.js';
import { discriminated } from './discriminated.js';
import { exactSchema, open } from './open.js';
import { refined } from './refined.js';
import { named } from './evaluated.js';
import { additionalProperties, propertyCount } from './objects.js';
import type { Schema } from './schema.js';
import { unevaluatedProperties } from './unevaluated.js';
import * as z from './zod.js';

const listed = z.enum(['a', 'b']);
const constant = z.literal('a');
const closed = z.strictObject({ kind: constant, to: listed });
const cat = z.object({ kind: z.literal('cat'), lives: z.int() });
const dog = z.object({ kind: z.literal('dog'), name: z.string() });
const tagged = discriminated('kind', [
  [cat, 'cat'],
  [dog, 'dog'],
]);

describe('accepts values of a newer version', () => {
  test.each<[string, Schema, unknown]>([
    ['a text that is not listed', listed, 'new'],
    ['a number that is not listed', z.literal([1, 2]), 3],
    ['a property', closed, { kind: 'a', to: 'b', more: { deep: 1 } }],
    [
      'both, deep inside',
      z.array(z.object({ in: closed })),
      [{ in: { kind: 'a', to: 'c', x: 1 } }],
    ],
    [
      'a property of a map with a pattern',
      refined(z.looseObject({}), additionalProperties([], [/^a/u], z.never())),
      { b: 1 },
    ],
    [
      'a property that nothing evaluates',
      refined(z.looseObject({}), unevaluatedProperties(z.never(), named('a'))),
      { b: 1 },
    ],
    [
      'a property in all of several',
      allOf(closed, z.object({ to: listed })),
      { kind: 'a', to: 'c', x: 1 },
    ],
    ['a union member with an unknown discriminator', tagged, { kind: 'cow', milk: 1 }],
    ['a member of a union with a constant of its own', z.xor([cat, dog]), { kind: 'cow', milk: 1 }],
    ['the same of any', anyOf([cat, dog]), { kind: 'cow', milk: 1 }],
    ['something new in one member', z.xor([closed, z.string()]), { kind: 'a', to: 'c', x: 1 }],
    ['a text that is not listed, or null', z.nullable(listed), 'new'],
  ])('%s', (_what, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
    const result = open(schema).safeParse(value);
    expect(result).toEqual({ success: true, data: value });
  });
});

describe('rejects everything else', () => {
  test.each<[string, Schema, unknown, string[]]>([
    ['another type than those listed', listed, 5, ['']],
    ['nothing', listed, undefined, ['']],
    ['a constant that changed', constant, 'new', ['']],
    ['what is missing', closed, { kind: 'a', more: 1 }, ['to']],
    ['a known member with a fault', tagged, { kind: 'cat', lives: 'x' }, ['lives']],
    ['a tag that is not a string', tagged, { kind: 5 }, ['kind']],
    ['a tag that is missing', z.xor([cat, dog]), { lives: 9 }, ['']],
    ['what no member resembles', z.xor([closed, z.string()]), 5, ['']],
    ['what fits two members of which one must', z.xor([z.string(), listed]), 'a', ['']],
    [
      'a rule that is broken',
      refined(z.looseObject({}), propertyCount(0, 1)),
      { a: 1, b: 2 },
      [''],
    ],
  ])('%s', (_what, schema, value, places) => {
    const { error } = open(schema).safeParse(value);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(places);
  });
});

test('reports only real issues', () => {
  const { error } = open(closed).safeParse({ kind: 'a', to: 5, more: 1 });
  expect(error?.issues).toMatchObject([{ path: ['to'] }]);
});

test('fills in defaults and keeps unknown values', () => {
  const query = z.object({ page: z._default(z.int(), 1), order: z.optional(listed) });
  expect(open(query).parse({ order: 'new', more: 'x' })).toEqual({
    page: 1,
    order: 'new',
    more: 'x',
  });
});

test('keeps the exact schema', () => {
  expect(exactSchema(open(closed))).toBe(closed);
  expect(exactSchema(closed)).toBe(closed);
  expect(open(closed).exact).toBe(closed);
});
