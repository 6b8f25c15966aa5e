import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import * as emitted from '../../validators/runtime/zod.js';
import type { Validator } from './explain.js';
import { fieldPath, renderTemplate } from './request-error.js';
import { toIssues } from './issues.js';

function found(validator: Validator, value: unknown): string[] {
  const issues = toIssues({ in: 'body', value }, validator.safeParse(value).error?.issues ?? []);
  return issues.map(({ path, code, message }) => `${fieldPath(path)}|${code}|${message}`);
}

/** An issue as generated validators report it. */
const exclusive = (...names: string[]): Validator =>
  z
    .object({})
    .superRefine((_value, context) =>
      context.addIssue({ code: 'custom', params: { rule: 'exclusive', names } }),
    );

const person = z.object({ kind: z.literal('person'), age: z.int().min(0) });
const firm = z.object({ kind: z.literal('firm'), owners: z.array(z.string()) });

describe('issues', () => {
  it.each<[string, Validator, unknown, string]>([
    ['a missing field', z.object({ a: z.string() }), {}, 'a|missing|The field is required.'],
    ['null', z.object({ a: z.string() }), { a: null }, 'a|type|The value must be a string.'],
    ['a wrong type', z.number(), 'x', '|type|The value must be a number.'],
    ['text for an integer', emitted.int(), 'x', '|type|The value must be a whole number.'],
    ['a fraction', emitted.int(), 1.5, '|type|The value must be a whole number.'],
    ['no boolean', z.boolean(), 'x', '|type|The value must be true or false.'],
    ['no array', z.array(z.string()), 'x', '|type|The value must be an array.'],
    [
      'too large for an integer',
      z.int(),
      2 ** 53,
      '|range|The value must be at most 9007199254740991.',
    ],
    ['too small', z.number().min(1), 0, '|range|The value must be at least 1.'],
    ['not greater', z.number().gt(1), 1, '|range|The value must be greater than 1.'],
    ['not less', z.number().lt(1), 1, '|range|The value must be less than 1.'],
    ['too short', z.string().min(1), '', '|range|The value must have at least 1 character.'],
    ['too long', z.string().max(2), 'abc', '|range|The value must have at most 2 characters.'],
    ['too few', z.array(z.int()).min(2), [1], '|range|The value must have at least 2 elements.'],
    ['no multiple', z.number().multipleOf(5), 7, '|range|The value must be a multiple of 5.'],
    [
      'a pattern',
      z.string().regex(/^a{1}$/),
      'b',
      '|format|The value does not have the required form.',
    ],
    ['a format', z.iso.date(), 'b', '|format|The value must be a date, such as 2026-03-10.'],
    [
      'a UUID',
      z.guid(),
      'b',
      '|format|The value must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000.',
    ],
    ['another format', z.base64(), '-', '|format|The value does not have the required form.'],
    ['too many for none', z.array(z.int()).max(0), [1], '|range|The value must be empty.'],
    ['a constant', z.literal('a'), 'b', '|value|The value must be a.'],
    ['an enum', z.enum(['a', 'b']), 'c', '|value|The value must be one of a, b.'],
    ['an enum of another type', z.enum(['a', 'b']), 5, '|type|The value must be a string.'],
    ['an unknown key', z.strictObject({}), { a: 1 }, 'a|unknown|The field is not known.'],
    [
      'a key that does not fit',
      z.record(z.string().min(2), z.int()),
      { a: 1 },
      'a|unknown|The name of the field is not allowed.',
    ],
    [
      'nothing possible',
      z.object({ a: z.never().optional() }),
      { a: 1 },
      'a|unknown|The field is not allowed here.',
    ],
    ['a rule', z.string().refine(() => false, 'the value rhymes'), 'x', '|rule|The value rhymes.'],
    ['a rule with a name', z.string().refine(() => false, 'a needs b'), 'x', '|rule|a needs b.'],
    ['what excludes', exclusive('a', 'b'), {}, '|exclusive|a and b exclude each other.'],
    ['what excludes more', exclusive('a', 'b', 'c'), {}, '|exclusive|a, b, c exclude each other.'],
  ])('%s', (_name, validator, value, expected) => {
    expect(found(validator, value)).toEqual([expected]);
  });

  it('reports the issues of the intended union member', () => {
    const union = z.union([z.string(), person, firm]);
    expect(found(union, { kind: 'firm', owners: ['a', 5] })).toEqual([
      'owners[1]|type|The value must be a string.',
    ]);
    expect(found(union, 5)).toEqual(['|type|The value must be a string or an object.']);
    expect(found(z.object({ a: union }), {})).toEqual(['a|missing|The field is required.']);
  });

  it('chooses a union member by its own constants, not by nested ones', () => {
    const inner = z.object({ label: z.literal('A'), amount: z.int() });
    const group = z.object({ kind: z.literal('group'), items: z.array(inner) });
    const union = z.union([z.object({ kind: z.literal('item'), label: z.string() }), group]);
    const items = [{ label: 'B' }, { label: 'C' }];
    expect(found(union, { kind: 'group', items })).toEqual([
      'items[0].label|value|The value must be A.',
      'items[0].amount|missing|The field is required.',
      'items[1].label|value|The value must be A.',
      'items[1].amount|missing|The field is required.',
    ]);
    expect(found(union, { kind: 'other' })).toEqual([
      'kind|value|The value must be one of item, group.',
    ]);
  });

  it('skips a union member that does not know the sent properties', () => {
    const all = z.object({ note: z.optional(z.string()), items: z.optional(z.never()) });
    const some = z.object({ total: z.int(), at: z.string(), items: z.array(z.string()) });
    expect(found(z.union([all, some]), { items: ['a'] })).toEqual([
      'total|missing|The field is required.',
      'at|missing|The field is required.',
    ]);
    expect(found(z.union([all, some]), { note: 5 })).toEqual([
      'note|type|The value must be a string.',
    ]);
  });

  it('reports a discriminator', () => {
    const union = z.discriminatedUnion('kind', [person, firm]);
    expect(found(union, { kind: 'dog' })).toEqual([
      'kind|value|The value must be one of person, firm.',
    ]);
    expect(found(union, {})).toEqual(['kind|missing|The field is required.']);
    expect(found(union, { kind: 5 })).toEqual(['kind|type|The value must be a string.']);
    expect(found(union, { kind: 'person', age: 'x' })).toEqual([
      'age|type|The value must be a number.',
    ]);
  });

  it('treats inherited properties as missing', () => {
    expect(found(z.object({ constructor: z.string() }), {})).toEqual([
      'constructor|missing|The field is required.',
    ]);
  });
});

it.each([
  [[], ''],
  [['items', 0, 'amount'], 'items[0].amount'],
  [[0, 'a'], '[0].a'],
  [['a.b', 'c d', ''], '["a.b"]["c d"][""]'],
])('formats the path %o as %s', (path, text) => {
  expect(fieldPath(path)).toBe(text);
});

it('fills only placeholders with a value', () => {
  expect(renderTemplate('{a} {b} {toString}', { a: 1 })).toBe('1 {b} {toString}');
});
