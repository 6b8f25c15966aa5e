import { expect, test } from 'vitest';
import type { Json } from '../json.js';
import { documentOf, faultsOf, operationOf, type Parts } from '../testing/document.js';
import type { Parameter } from './contract.js';

const responses = { 200: { description: 'ok' } };

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** How a parameter of an operation is read. */
async function read(parameter: Json, parts: Parts = {}): Promise<Parameter> {
  const operation = { operationId: 'a', responses, parameters: [parameter] };
  const [found] = (await operationOf(operation, parts)).parameters;
  if (!found) throw new Error('The parameter is not there.');
  return found;
}

const schemas = {
  Number: { type: 'integer' },
  Alias: { $ref: '#/components/schemas/Number' },
  List: { type: ['array', 'null'], items: { $ref: '#/components/schemas/Alias' } },
  Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } } },
};

test.each<[Json, string, string | undefined]>([
  [{}, 'string', undefined],
  [{ type: 'integer' }, 'number', undefined],
  [{ type: ['null', 'boolean'] }, 'boolean', undefined],
  [{ type: ['integer', 'string'] }, 'string', undefined],
  [{ enum: [1, 2] }, 'number', undefined],
  [{ enum: [null, true] }, 'boolean', undefined],
  [{ const: [1] }, 'array', undefined],
  [{ type: 'array', items: { type: 'number' } }, 'array', 'number'],
  [{ type: 'array' }, 'array', undefined],
  [ref('Number'), 'number', undefined],
  [ref('Alias'), 'number', undefined],
  [ref('List'), 'array', 'number'],
  [{ allOf: [ref('Alias'), { minimum: 1 }] }, 'number', undefined],
  [{ oneOf: [{ type: 'null' }, ref('List')] }, 'array', 'number'],
  [ref('Tree'), 'object', undefined],
])('the wire type of %j is %s, of its elements %s', async (schema, wire, itemWire) => {
  const found = await read({ name: 'x', in: 'query', schema }, { components: { schemas } });
  expect(found).toMatchObject({ wire, itemWire });
});

test('ignores the headers accept, content-type and authorization', async () => {
  const names = ['Accept', 'content-type', 'AUTHORIZATION', 'X-Id'];
  const parameters = names.map((name) => ({ name, in: 'header' }));
  const operation = await operationOf({ operationId: 'a', responses, parameters });
  expect(operation.parameters.map((entry) => entry.name)).toEqual(['X-Id']);
});

test('distinguishes parameters by place, and except in headers by case', async () => {
  const parameters = [
    { name: 'X-Id', in: 'header' },
    { name: 'X-Id', in: 'query' },
    { name: 'x-id', in: 'query' },
  ];
  const get = { operationId: 'a', responses, parameters };
  expect(await faultsOf(documentOf({ paths: { '/a': { get } } }))).toEqual([]);
});
