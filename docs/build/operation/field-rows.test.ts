import { expect, test } from 'vitest';
import { fieldRows } from './field-rows.ts';
import { typeText } from './type-text.ts';

const document = {
  components: {
    schemas: {
      Node: {
        oneOf: [
          { $ref: '#/components/schemas/Group' },
          {
            type: 'object',
            properties: {
              type: { const: 'ITEM' },
              label: { enum: ['A', 'B'] },
              nodes: { not: {} },
            },
          },
        ],
        discriminator: { propertyName: 'type' },
      },
      Group: {
        type: 'object',
        required: ['type', 'nodes'],
        properties: {
          type: { const: 'GROUP' },
          nodes: {
            type: 'array',
            minItems: 1,
            items: { $ref: '#/components/schemas/Node' },
            description: 'What is in it.',
          },
        },
      },
      Reference: { type: 'string', minLength: 4, maxLength: 64, description: 'Yours.' },
    },
  },
};

test('lists the fields at every depth, and a recursive schema once', () => {
  const rows = fieldRows({ $ref: '#/components/schemas/Node' }, document);
  expect(rows.map(({ name, type, required, only }) => [name, type, required, only])).toEqual([
    ['type', 'one of `GROUP`, `ITEM`', false, []],
    ['nodes', 'array of objects, at least 1 element', true, ['`type` is `GROUP`']],
    ['label', 'one of `A`, `B`', false, ['`type` is `ITEM`']],
  ]);
});

test('has the decisions that the description does not name', () => {
  const decided = { 'x-decision': ['D1', 'D2'], description: 'Kept (D1).' };
  const rows = fieldRows({ properties: { a: decided } }, document);
  expect(rows.map(({ decisions }) => decisions)).toEqual([['D2']]);
});

test('uses the description of the referenced schema, unless the field has its own', () => {
  const $ref = '#/components/schemas/Reference';
  const schema = { properties: { a: { $ref }, b: { $ref, description: 'Another.' } } };
  const rows = fieldRows({ allOf: [schema, { required: ['b'] }] }, document);
  expect(rows.map(({ description, required }) => [description, required])).toEqual([
    ['Yours.', false],
    ['Another.', true],
  ]);
});

test.each([
  [{ type: 'integer', minimum: 1, maximum: 9000, default: 5 }, 'integer, 1 to 9,000, default `5`'],
  [{ type: ['string', 'null'], pattern: 'a|b' }, String.raw`string or null, pattern ${'`a\\|b`'}`],
  [{ type: 'array', items: { type: 'string' }, maxItems: 1 }, 'array of string, at most 1 element'],
  [{ type: 'array', maxItems: 0 }, 'array, empty'],
  [{ type: 'string', format: 'date', readOnly: true }, 'string (date), set by the service'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string, or null'],
  [{ anyOf: [{ required: ['a'] }], type: 'object' }, 'object'],
  [{}, 'any value'],
])('describes %j as %s', (schema, text) => {
  expect(typeText(schema, document)).toBe(text);
});
