import { describe, expect, it } from 'vitest';
import { codeOf, documentOf, emitFrom } from './testing/emit.js';
import { parameter } from './testing/emitted-endpoint.js';

const schemas = `
components:
  schemas:
    Page:
      type: object
      properties:
        items: { type: [array, 'null'], items: { type: string } }
        pagination: { type: object, properties: { total: { type: integer } } }
`;
const operation = (pagination: string, response = '$ref: "#/components/schemas/Page"'): string => `
/x:
  get:
    operationId: listX
    tags: [x]
    x-pagination: ${pagination}
    parameters: [${parameter('page', 'query', 'schema: { type: integer }')}, ${parameter('limit', 'query', 'schema: { type: integer }')}]
    responses: { '200': { description: "", content: { application/json: { schema: { ${response} } } } } }
`;
const both = 'page: { parameter: page, first: 1 }, size: { parameter: limit, default: 10 }';

it('is read from the document, with optional chaining', async () => {
  const pagination = `{ ${both}, elements: /items, total: /pagination/total }`;
  const code = codeOf(
    await emitFrom(documentOf(operation(pagination), schemas)),
    'client/api/x.ts',
  );
  expect(code).toContain('List<Page, string>');
  expect(code.replaceAll(/\s+/g, ' ')).toContain(
    "= { page: 'page', first: 1, size: 'limit', default: 10, elements: (page) => page?.items, total: (page) => page?.pagination?.total, };",
  );
});

it('has the names of components for a page, an element and a body', async () => {
  const pagination = `{ ${both}, elements: /items }`;
  const named = schemas
    .replace('items: { type: string }', 'items: { $ref: "#/components/schemas/Item" }')
    .concat(
      '    Item: { type: object, properties: { kind: { $ref: "#/components/schemas/Kind" } } }\n',
    )
    .concat(
      '    New: { type: object, properties: { kind: { $ref: "#/components/schemas/Kind" } } }\n',
    )
    .concat('    Kind: { type: string, enum: [a], description: What it is. }\n');
  const post = `/y:
  post:
    tags: [x]
    operationId: addItem
    requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/New" } } } }
    responses: { '200': { description: "", content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } } }
`;
  const files = await emitFrom(documentOf(operation(pagination) + post, named));
  const code = codeOf(files, 'client/api/x.ts');
  expect(code).toContain('List<Page, Item>');
  expect(code).toContain('addItem(body?: New, options?: CallOptions): Call<Item>');
  expect(codeOf(files, 'types/api.ts')).toContain('/** What it is. */\n  kind?: Kind');
});

it('accepts a body that is the array itself', async () => {
  const pagination = `{ ${both}, elements: "" }`;
  const code = codeOf(
    await emitFrom(documentOf(operation(pagination, 'type: array, items: { type: string }'))),
    'client/api/x.ts',
  );
  expect(code).toMatch(/elements: \(page\) => page\b(?!\?)/);
});

it.each([`{ ${both}, elements: /gone }`, `{ ${both}, elements: /pagination/total }`])(
  'is left out where the schemas contradict it: %s',
  async (pagination) => {
    const code = codeOf(
      await emitFrom(documentOf(operation(pagination), schemas)),
      'client/api/x.ts',
    );
    expect(code).toContain('callOperation(connection, endpoint, { query: parameters, options })');
  },
);

const listOf = (parameters: string, response: string): string => `
/x:
  get:
    operationId: listX
    tags: [x]
    parameters: [${parameters}]
    responses: { '200': { description: "", content: { application/json: { schema: { ${response} } } } } }
`;
const text = (name: string): string => parameter(name, 'query', 'schema: { type: string }');
const number = (name: string): string => parameter(name, 'query', 'schema: { type: integer }');
const object = (properties: string): string => `type: object, properties: { ${properties} }`;
const strings = '{ type: array, items: { type: string } }';
const byId = '{ type: array, items: { type: object, properties: { id: { type: string } } } }';

describe('without x-pagination', () => {
  it.each([
    [
      'a cursor that the page has in an object',
      listOf(
        text('cursor'),
        object(`data: ${strings}, meta: { ${object('next_cursor: { type: string }')} }`),
      ),
      "page: 'cursor', elements: (page) => page?.data, next: (page) => page?.meta?.next_cursor,",
    ],
    [
      'the id of the last element',
      listOf(text('starting_after'), object(`data: ${byId}, has_more: { type: boolean }`)),
      "page: 'starting_after', elements: (page) => page?.data, next: (page) => page?.has_more && page?.data?.at(-1)?.id,",
    ],
    [
      'the number of a page that is an array',
      listOf(`${number('page')}, ${number('per_page')}`, 'type: array, items: { type: string }'),
      "page: 'page', first: 1, elements: (page) => page }",
    ],
    [
      'the number of elements before a page',
      listOf(
        `${number('offset')}, ${number('limit')}`,
        object(`items: ${strings}, total: { type: integer }`),
      ),
      "page: 'offset', skips: true, elements: (page) => page?.items, total: (page) => page?.total,",
    ],
    [
      'the number of a page with a total',
      listOf(
        `${number('page')}, ${number('limit')}`,
        object(`items: ${strings}, total_count: { type: integer }`),
      ),
      'total: (page) => page?.total_count,',
    ],
  ])('uses %s', async (_name, paths, expected) => {
    const code = codeOf(await emitFrom(documentOf(paths)), 'client/api/x.ts');
    expect(code.replaceAll(/\s+/g, ' ')).toContain(expected);
  });

  it.each([
    ['a page without a size', listOf(number('page'), `type: array, items: { type: string }`)],
    ['a cursor that no page has', listOf(text('cursor'), object(`data: ${strings}`))],
    [
      'two arrays',
      listOf(`${number('page')}, ${number('limit')}`, object(`a: ${strings}, b: ${strings}`)),
    ],
  ])('does not guess: %s', async (_name, paths) => {
    const code = codeOf(await emitFrom(documentOf(paths)), 'client/api/x.ts');
    expect(code).toContain('callOperation(');
  });
});
