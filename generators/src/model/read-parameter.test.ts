import { describe, expect, test } from 'vitest';
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

describe('style and explode have the defaults of the location', () => {
  test.each([
    ['query', 'form', true],
    ['cookie', 'form', true],
    ['header', 'simple', false],
  ])('in %s: %s, %s', async (place, style, explode) => {
    expect(await read({ name: 'x', in: place })).toMatchObject({ style, explode, required: false });
  });

  test('a path parameter is simple and always required', async () => {
    const get = { operationId: 'a', responses, parameters: [{ name: 'x', in: 'path' }] };
    const { parameters } = await operationOf({}, { paths: { '/{x}': { get } } });
    expect(parameters).toMatchObject([{ style: 'simple', explode: false, required: true }]);
  });

  test.each([
    [{ style: 'spaceDelimited' }, 'spaceDelimited', false],
    [{ style: 'deepObject', explode: true }, 'deepObject', true],
    [{ explode: false }, 'form', false],
  ])('uses the serialization of the document: %j', async (said, style, explode) => {
    expect(await read({ name: 'x', in: 'query', ...said })).toMatchObject({ style, explode });
  });
});

describe('the wire type', () => {
  const schemas = {
    Number: { type: 'integer' },
    Alias: { $ref: '#/components/schemas/Number' },
    List: { type: ['array', 'null'], items: { $ref: '#/components/schemas/Alias' } },
    Filter: {
      allOf: [{ $ref: '#/components/schemas/Base' }],
      properties: { to: { type: 'boolean' }, tags: { type: 'array' } },
    },
    Base: { type: 'object', properties: { from: { type: 'number' }, to: { type: 'string' } } },
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
  ])('of %j is %s, of its elements %s', async (schema, wire, itemWire) => {
    const found = await read({ name: 'x', in: 'query', schema }, { components: { schemas } });
    expect(found).toMatchObject({ wire, itemWire });
  });

  test('of properties includes the parts of allOf', async () => {
    const schema = ref('Filter');
    const found = await read({ name: 'x', in: 'query', schema }, { components: { schemas } });
    expect(found.wire).toBe('object');
    expect(Object.fromEntries(found.propertyWires)).toEqual({
      from: 'number',
      to: 'boolean',
      tags: 'array',
    });
  });

  test('of content is JSON for JSON media types', async () => {
    const media = { schema: { type: 'integer' } };
    const json = await read({ name: 'x', in: 'query', content: { 'application/json': media } });
    expect(json).toMatchObject({ wire: 'json', schema: { types: ['integer'] } });
    const text = await read({ name: 'x', in: 'query', content: { 'text/plain': media } });
    expect(text).toMatchObject({ wire: 'number', schema: { types: ['integer'] } });
  });
});

test('resolves a reference to a parameter', async () => {
  const parameters = { Page: { name: 'page', in: 'query', schema: { type: 'integer' } } };
  const found = await read(
    { $ref: '#/components/parameters/Page' },
    { components: { parameters } },
  );
  expect(found).toMatchObject({ name: 'page', wire: 'number' });
  expect(found.schema.pointer).toBe('#/components/parameters/Page/schema');
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
