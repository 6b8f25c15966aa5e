import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { documentOf } from '../../testing/document.js';
import { emit } from '../../testing/emitted.js';

async function typesOf(schema: Json): Promise<string> {
  const document = documentOf({ components: { schemas: { Kind: schema } } });
  const text = (await emit(document, ['types'], { enums: 'const' })).get('types/api.ts') ?? '';
  return text.slice(text.indexOf('export const'));
}

const named = `export const Kind = {
  /** a few */
  Some: 0,
  Two: 2,
} as const;

/**
 * How many.
 *
 * - \`0\` (Some): a few
 * - \`2\` (Two)
 */
export type Kind = 0 | 2;
`;

const values = { description: 'How many.', type: 'integer', enum: [0, 2] };
const entry = { value: 0, name: 'Some', description: 'a few' };
const constants = [
  { const: 0, title: 'Some', description: 'a few', type: 'integer' },
  { const: 2, title: 'Two', type: 'integer' },
];
const byValue = { 0: 'a few' };

test.each<[string, Json]>([
  [
    'lists',
    { ...values, 'x-enum-varnames': ['Some', 'Two'], 'x-enum-descriptions': ['a few', ''] },
  ],
  ['lists of NSwag', { ...values, 'x-enumNames': ['Some', 'Two'], 'x-enumDescriptions': byValue }],
  ['Microsoft', { ...values, 'x-ms-enum': { values: [entry, { value: 2, name: 'Two' }] } }],
  ['oneOf', { description: 'How many.', oneOf: constants }],
  ['anyOf', { description: 'How many.', anyOf: constants }],
])('names values as their author did: %s', async (_how, schema) => {
  expect(await typesOf(schema)).toBe(named);
});

test('uses the values where names are the same or missing', async () => {
  const same = { enum: ['a', 'b'], 'x-enum-varnames': ['A', 'A'] };
  expect(await typesOf(same)).toContain("{ a: 'a', b: 'b' }");
  const one = { enum: ['a', 'b c'], 'x-enum-varnames': ['in stock'] };
  expect(await typesOf(one)).toContain("{ InStock: 'a', 'b c': 'b c' }");
});

test('leaves a union that is not a list of distinct constants', async () => {
  const [first] = constants;
  const union = { oneOf: [first ?? {}, { const: 0, title: 'Other' }, { type: 'string' }] };
  expect(await typesOf(union)).not.toContain('const Kind');
});
