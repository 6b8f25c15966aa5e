import { expect, test } from 'vitest';
import { namesIn, type TypeSchema } from './type-schema.js';

const named = (name: string): TypeSchema => ({ type: 'object', 'x-name': name });

test.each<[string, TypeSchema]>([
  ['itself', named('A')],
  ['all of', { allOf: [{}, named('A')] }],
  ['one of', { oneOf: [named('A'), named('A')] }],
  ['elements', { type: 'array', items: named('A') }],
  ['first elements', { type: 'array', prefixItems: [named('A')] }],
  ['a property', { type: 'object', properties: { 'x-name': named('A') } }],
  ['other properties', { type: 'object', patternProperties: { any: { allOf: [named('A')] } } }],
])('what a type names is found in %s', (_place, schema) => {
  expect(namesIn(schema)).toEqual({ names: new Set(['A']), present: false });
});

test('data and comments name nothing', () => {
  const schema = { properties: { a: { const: { 'x-name': 'A' }, 'x-docs': 'x-name' } } };
  expect(namesIn(schema)).toEqual({ names: new Set(), present: false });
  expect(namesIn({ oneOf: [{ 'x-present': ['a'] }] }).present).toBe(true);
});
