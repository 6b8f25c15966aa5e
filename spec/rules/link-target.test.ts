import { expect, test } from 'vitest';
import { head, lintWith } from './support/lint.ts';

const document = (link: string): string => `${head}
paths:
  /a/{place}:
    post:
      operationId: v1.createA
      parameters:
        - { name: place, in: path, required: true, schema: { type: string } }
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Create' } } }
      responses:
        '200':
          description: ok
          headers: { x-request-id: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/A' } } }
          links:
            next: { $ref: '#/components/links/Next' }
  /a/{place}/{code}:
    get:
      operationId: v1.getA
      parameters:
        - { name: place, in: path, required: true, schema: { type: string } }
        - { name: code, in: path, required: true, schema: { type: string } }
        - { name: page, in: query, schema: { type: string } }
      responses: {}
components:
  schemas:
    Create: { properties: { name: { type: string }, parts: { items: { properties: { code: { type: string } } } } } }
    A: { allOf: [{ properties: { code: { type: string }, parts: { items: { $ref: '#/components/schemas/A' } } } }] }
  links:
    Next: ${link}
`;

const lint = async (
  link: string,
  edit: readonly [string, string] = ['', ''],
): Promise<string[]> => {
  const text = document(link).replace(...edit);
  const found = await lintWith('link-target', { 'openapi.yaml': text });
  return found.map(({ message }) => message);
};

const get = (parameters: string): string =>
  `{ operationId: v1.getA, parameters: { ${parameters} } }`;
const create = (body: string): string =>
  `{ operationId: v1.createA, parameters: { place: $request.path.place }, requestBody: ${body} }`;

test.each([
  get('place: $request.path.place, code: $response.body#/code'),
  get('path.place: $request.path.place, code: $response.body#/parts/0/parts/1/code, page: literal'),
  get('place: $request.body#/name, code: "$response.header.x-request-id", query.page: $statusCode'),
  create('{ name: "{$response.body#/code}", parts: [{ code: "a-{$response.body#/code}" }] }'),
])('accepts %s', async (link) => {
  expect(await lint(link)).toEqual([]);
});

test.each([
  ['{ operationId: v1.getB }', 'has the operationId v1.getB. Name'],
  ['{ description: nowhere }', 'has no operationId. Name'],
  [get('place: a, code: b, size: c'), 'v1.getA has no parameter "size"'],
  [get('code: b'), 'no value for the path parameter "place" of v1.getA'],
  [
    get('place: a, code: $response.body#/id'),
    '$response.body#/id has no value for the response 200',
  ],
  [get('place: $request.path.other, code: a'), '$request.path.other has no value'],
  [get('place: $request.query.place, code: a'), '$request.query.place has no value'],
  [get('place: a, code: $response.header.etag'), '$response.header.etag has no value'],
  [get('place: a, code: $response.boby'), '$response.boby has no value'],
  [create('{ size: 1 }'), 'v1.createA does not have "size" in its body'],
  [create('{ name: "a-{$response.body#/b}" }'), '$response.body#/b has no value'],
  [
    '{ operationId: v1.getA, parameters: { place: a, code: b }, requestBody: text }',
    'v1.getA does not have a body',
  ],
])('rejects %s', async (link, message) => {
  const found = await lint(link);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});

test.each([
  ['a duplicate operationId', get('code: b'), ['operationId: v1.createA', 'operationId: v1.getA']],
  [
    'a misspelt path parameter of the target',
    get('place: a, code: b'),
    ['name: code', 'name: coed'],
  ],
  [
    'a misspelt path parameter of the response with the link',
    get('place: $request.path.place, code: b'),
    ['name: place', 'name: palce'],
  ],
] as const)('reports no consequences of %s', async (_fault, link, edit) => {
  expect(await lint(link, edit)).toEqual([]);
});
