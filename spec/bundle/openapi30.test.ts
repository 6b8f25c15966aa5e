import { expect, test } from 'vitest';
import { toOpenApi30 } from './openapi30.ts';

const base = { openapi: '3.1.1', info: { title: 'A', version: '1', summary: 'a' }, paths: {} };

function convert(schema: object): unknown {
  const content = { 'application/json': { schema } };
  const paths = { '/a': { post: { requestBody: { content }, responses: {} } } };
  const found = toOpenApi30({ ...base, paths })['paths'] as typeof paths;
  return found['/a'].post.requestBody.content['application/json'].schema;
}

function nested(schema: object): object {
  return { properties: { const: { items: { oneOf: [schema] } } } };
}

const ref = { $ref: '#/components/schemas/B' };

test.each<[string, object, object]>([
  ['a constant', { const: 'x' }, { enum: ['x'] }],
  ['null', { type: 'null' }, { type: 'string', nullable: true, enum: [null] }],
  ['a type or null', { type: ['string', 'null'] }, { type: 'string', nullable: true }],
  ['types', { type: ['string', 'number'] }, { anyOf: [{ type: 'string' }, { type: 'number' }] }],
  ['a file', { type: 'string', contentEncoding: 'base64' }, { type: 'string', format: 'byte' }],
  ['examples', { examples: [1, 2] }, { example: 1 }],
  ['a reference', ref, ref],
  ['members beside a reference', { ...ref, description: 'b' }, { description: 'b', allOf: [ref] }],
  [
    'required together',
    { dependentRequired: { a: ['b'] } },
    {
      allOf: [
        {
          anyOf: [
            { not: { properties: { a: {} }, required: ['a'] } },
            { properties: { b: {} }, required: ['b'] },
          ],
        },
      ],
    },
  ],
])('converts %s, also below other keywords', (_what, schema, expected) => {
  expect(convert(schema)).toEqual(expected);
  expect(convert(nested(schema))).toEqual(nested(expected));
});

test('does not touch values, and leaves webhooks and what only they use out', () => {
  const value = { const: 1, type: ['null'] };
  const paths = { '/a': { get: { responses: {}, 'x-a': value } } };
  const webhooks = { b: { post: { requestBody: { content: { a: { schema: ref } } } } } };
  const components = { schemas: { B: {} } };
  expect(toOpenApi30({ ...base, paths, webhooks, components })).toEqual({
    openapi: '3.0.4',
    info: { title: 'A', version: '1' },
    paths,
    components: {},
  });
});
