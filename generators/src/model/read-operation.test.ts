import { describe, expect, test } from 'vitest';
import type { Json } from '../json.js';
import type { Operation } from './contract.js';
import { contractOf, operationOf, type Parts } from '../testing/document.js';

const responses = { 200: { description: 'ok' } };
const operation = (more: Readonly<Record<string, Json>> = {}): Json => ({
  operationId: 'a',
  responses,
  ...more,
});

describe('parameters of the path', () => {
  const page = { name: 'page', in: 'query', schema: { type: 'integer' } };
  const id = { name: 'id', in: 'path' };

  test('apply to each operation that does not override them', async () => {
    const own = { name: 'page', in: 'query', required: true };
    const paths = {
      '/{id}': {
        parameters: [page, id],
        get: operation({ parameters: [own, { name: 'page', in: 'header' }] }),
        delete: operation({ operationId: 'b' }),
      },
    };
    const [get, remove] = (await contractOf({ paths })).operations;
    expect(get?.parameters.map((entry) => [entry.in, entry.name, entry.required])).toEqual([
      ['path', 'id', true],
      ['query', 'page', true],
      ['header', 'page', false],
    ]);
    expect(remove?.parameters.map((entry) => entry.name)).toEqual(['page', 'id']);
  });
});

test('resolves a reference to a path item', async () => {
  const pathItems = { A: { get: operation() } };
  const paths = { '/a': { $ref: '#/components/pathItems/A' } };
  const [found] = (await contractOf({ paths, components: { pathItems } })).operations;
  expect(found).toMatchObject({ path: '/a', pointer: '#/components/pathItems/A/get' });
});

describe('ids', () => {
  test('never collide with those of other operations', async () => {
    const get = { responses };
    const paths = {
      '/a-b': { get },
      '/a/b': { get },
      '/c': { get: operation({ operationId: 'getAB2' }) },
    };
    const { operations } = await contractOf({ paths });
    expect(operations.map((entry) => entry.id)).toEqual(['getAB', 'getAB3', 'getAB2']);
  });

  test('become valid identifiers', async () => {
    const ids = ['delete', 'Delete', 'get pet/by-id'];
    const items = ids.map((operationId) => ({ get: operation({ operationId }) }));
    const paths = Object.fromEntries(items.map((item, index) => [`/${index}`, item]));
    const { operations } = await contractOf({ paths });
    expect(operations.map((entry) => entry.name.id)).toEqual(['delete_', 'delete_2', 'getPetById']);
  });
});

/** The only operation of a document, at `POST /a`. */
async function writeOf(
  more: Readonly<Record<string, Json>>,
  parts: Parts = {},
): Promise<Operation | undefined> {
  const paths = { '/a': { post: operation(more) } };
  return (await contractOf({ paths, ...parts })).operations[0];
}

test.each([
  ['/v1/customers/{id}', 'customers'],
  ['/api/v2beta/Orders', 'orders'],
  ['/2024-01-01/{account}/Calls.json', 'callsJson'],
  ['/{id}', 'default_'],
])('without a tag the path %s has the group %s', async (path, group) => {
  const paths = { [path]: { get: operation() } };
  expect((await contractOf({ paths })).operations[0]?.resource.group).toBe(group);
});

describe('bodies', () => {
  test('have media types and schemas, inline or by reference', async () => {
    const body = {
      description: 'A pet.',
      content: { 'application/json': { schema: { type: 'object' } }, 'text/plain': {} },
    };
    const inline = await writeOf({ requestBody: { ...body, required: true } });
    expect(inline?.body).toMatchObject({
      required: true,
      description: 'A pet.',
      content: [
        { type: 'application/json', schema: { types: ['object'] } },
        { type: 'text/plain' },
      ],
    });
    const referenced = await writeOf(
      { requestBody: { $ref: '#/components/requestBodies/Pet' } },
      { components: { requestBodies: { Pet: body } } },
    );
    expect(referenced?.body).toMatchObject({ required: false, content: [{}, {}] });
  });

  test.each(['get', 'head'])('of %s are left out', async (method) => {
    const asked = operation({ requestBody: { content: { 'application/json': {} } } });
    const paths = { '/a': { [method]: asked } };
    expect((await contractOf({ paths })).operations[0]?.body).toBeUndefined();
  });
});

describe('responses', () => {
  test.each([
    ['200', 1],
    ['204', 0],
    ['304', 0],
  ])('of status %s that describe JSON have %i media types', async (status, count) => {
    const described = { description: 'Done', content: { 'application/json': {} } };
    const paths = { '/a': { get: operation({ responses: { [status]: described } }) } };
    const [found] = (await contractOf({ paths })).operations;
    expect(found?.responses.map(({ content }) => content.length)).toEqual([count]);
  });

  test('have bodies and headers, inline or by reference', async () => {
    const header = { required: true, schema: { type: 'integer' } };
    const found = await operationOf(
      operation({
        responses: {
          default: { $ref: '#/components/responses/Fault' },
          '4XX': { description: 'fault' },
          200: {
            description: 'ok',
            headers: { 'X-Count': { $ref: '#/components/headers/Count' } },
            content: { 'application/json': { schema: {} } },
          },
          'x-note': 'no status',
        },
      }),
      {
        components: {
          headers: { Count: header },
          responses: { Fault: { description: 'any', content: { 'text/plain': {} } } },
        },
      },
    );
    expect(found.responses.map(({ status, description }) => `${status} ${description}`)).toEqual([
      '200 ok',
      'default any',
      '4XX fault',
    ]);
    expect(found.responses[0]?.headers).toMatchObject([
      { name: 'X-Count', in: 'header', required: true, wire: 'number', style: 'simple' },
    ]);
    expect(found.responses[1]?.content).toEqual([
      { type: 'text/plain', schema: undefined, examples: [], encodings: [] },
    ]);
  });
});

test('reads the security of the operation, or else of the document', async () => {
  const security = [{ key: [] }, { oauth: ['read'], key: [] }];
  const securitySchemes = {
    key: { type: 'http', scheme: 'basic' },
    oauth: { type: 'oauth2', flows: {} },
  };
  const parts = { security, components: { securitySchemes } };
  expect((await operationOf(operation(), parts)).security).toEqual([['key'], ['key', 'oauth']]);
  expect((await operationOf(operation({ security: [] }), parts)).security).toEqual([]);
  expect((await operationOf(operation({ security: [{}] }), parts)).security).toEqual([[]]);
  expect((await operationOf(operation())).security).toEqual([]);
});

test('paging begins at page 0 by default', async () => {
  const parameters = ['page', 'size'].map((name) => ({ name, in: 'query' }));
  const page = { parameter: 'page' };
  const found = await operationOf(
    operation({ parameters, 'x-pagination': { page, size: { parameter: 'size' } } }),
  );
  expect(found.pagination).toEqual({
    page: { parameter: 'page', first: 0 },
    size: { parameter: 'size', default: undefined, maximum: undefined },
    elements: '',
    total: undefined,
  });
});
