import { expect, test } from 'vitest';
import type { Json } from '../../json.js';
import { contractOf } from '../../testing/document.js';
import { prepare } from './prepare.js';

/** What becomes of a component. */
async function prepared(schema: Json): Promise<Json | undefined> {
  const document = prepare(await contractOf({ components: { schemas: { A: schema } } }));
  return (document['components'] as { schemas: Record<string, Json> }).schemas['A'];
}

test('every operation has the id of the model', async () => {
  const responses = { 200: { description: 'ok' } };
  const contract = await contractOf({
    paths: { '/a': { get: { responses }, put: { operationId: 'own', responses } } },
    webhooks: { changed: { post: { responses } } },
  });
  expect(prepare(contract)).toMatchObject({
    paths: { '/a': { get: { operationId: 'getA' }, put: { operationId: 'own' } } },
    webhooks: { changed: { post: { operationId: 'changed' } } },
  });
  expect(contract.document).not.toHaveProperty(['paths', '/a', 'get', 'operationId']);
});

test.each<[Json, Json]>([
  [{ anyOf: [false, { type: 'string' }] }, { anyOf: [{ type: 'string' }] }],
  [{ oneOf: [true, false] }, { oneOf: [{}] }],
  [{ anyOf: [false] }, { anyOf: [{ not: {} }] }],
  [{ allOf: [true, {}] }, { allOf: [{}] }],
  [{ allOf: [false, true] }, { allOf: [{ not: {} }] }],
  [{ allOf: [true] }, { allOf: [{}] }],
  [{ items: { anyOf: [true] } }, { items: { anyOf: [{}] } }],
])('booleans among members become objects: %j is %j', async (schema, expected) => {
  expect(await prepared(schema)).toEqual(expected);
});

test('booleans elsewhere, and in data, stay', async () => {
  const schema = { items: false, default: { anyOf: [true] }, properties: { anyOf: true } };
  expect(await prepared(schema)).toEqual(schema);
});

test('an enum that lists objects is left to the validators', async () => {
  expect(await prepared({ type: 'object', enum: [{}] })).toEqual({ type: 'object' });
  expect(await prepared({ type: 'string', enum: ['a'] })).toEqual({ type: 'string', enum: ['a'] });
  expect(await prepared({ properties: { enum: { type: 'object' } } })).toEqual({
    properties: { enum: { type: 'object' } },
  });
});

test('a type that leads back to itself without an object in between says nothing', async () => {
  const self = { $ref: '#/components/schemas/A' };
  expect(await prepared({ type: 'array', items: self })).toEqual({ type: 'array', items: {} });
  expect(await prepared({ anyOf: [{ type: 'string' }, { items: self }] })).toEqual({
    anyOf: [{ type: 'string' }, { items: {} }],
  });
});

test('a type that leads back to itself through an object stays', async () => {
  const self = { $ref: '#/components/schemas/A' };
  const tree = { type: 'object', properties: { children: { type: 'array', items: self } } };
  expect(await prepared(tree)).toEqual(tree);
});
