import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.js';
import { contractOf, documentOf, type Parts } from '../testing/document.js';

const json = (schema: Json): JsonObject => ({ content: { 'application/json': { schema } } });

const tree: Parts = {
  components: {
    schemas: {
      Tree: {
        type: 'object',
        properties: { root: { $ref: '#/components/schemas/Tree/$defs/node' } },
        $defs: {
          node: {
            type: 'object',
            properties: {
              label: { type: 'string' },
              children: { type: 'array', items: { $ref: '#/components/schemas/Tree/$defs/node' } },
            },
          },
        },
      },
    },
  },
};

test('turns a recursive schema in $defs into a component', async () => {
  const { schemas } = await contractOf(tree);
  expect(schemas.map(({ name, cycle }) => [name.original, name.id, cycle])).toEqual([
    ['Tree.Node', 'TreeNode', ['Tree.Node']],
    ['Tree', 'Tree', []],
  ]);
});

test('names a schema of a response after its operation', async () => {
  const origin = '#/paths/~1a~1%7Bid%7D/get/responses/200/content/application~1json/schema';
  const { schemas, operations } = await contractOf({
    paths: {
      '/a/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        get: {
          operationId: 'a',
          responses: { 200: { description: '', ...json({ properties: { b: { maximum: 3 } } }) } },
        },
        put: {
          operationId: 'b',
          requestBody: json({ $ref: origin }),
          responses: { 200: { description: '', ...json({ $ref: `${origin}/properties/b` }) } },
        },
      },
    },
  });
  expect(schemas.map(({ name }) => name.original)).toEqual(['AIdGet200B', 'AIdGet200']);
  const [first, second] = operations;
  expect(first?.responses[0]?.content[0]?.schema?.ref).toBe('AIdGet200');
  expect(second?.body?.content[0]?.schema?.ref).toBe('AIdGet200');
  expect(second?.responses[0]?.content[0]?.schema?.ref).toBe('AIdGet200B');
});

test('names an object in a shared response or request body after it, and nothing else there', async () => {
  const object = { type: 'object', properties: { id: { type: 'string' } } };
  const { schemas } = await contractOf({
    components: {
      schemas: { Plain: { type: 'string' } },
      responses: {
        Failure: json(object),
        Text: json({ type: 'string' }),
        Known: json({ $ref: '#/components/schemas/Plain' }),
      },
      requestBodies: { NewThing: json(object) },
    },
  });
  expect(schemas.map(({ name }) => name.id)).toEqual(['Failure', 'NewThing', 'Plain']);
});

test('never takes the name of an existing component', async () => {
  const { schemas } = await contractOf({
    components: {
      schemas: {
        A: {
          properties: { b: { type: 'string' }, c: { $ref: '#/components/schemas/A/properties/b' } },
        },
        'a.b': { type: 'integer' },
      },
    },
  });
  expect(schemas.map(({ name }) => name.original).toSorted()).toEqual(['A', 'A.B2', 'a.b']);
});

test('ignores references in data, and documents without references', async () => {
  const reference = { $ref: '#/components/schemas/A/properties/b' };
  const parts = { components: { schemas: { A: { example: reference, properties: { b: {} } } } } };
  const { document } = await contractOf(parts);
  expect(document).toEqual(JSON.parse(documentOf(parts)));
});
