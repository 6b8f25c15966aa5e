import { expect, test } from 'vitest';
import { build, contractOf, documentOf, faultsOf } from '../testing/document.js';

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\n";

test('reads title, version and description', async () => {
  const info = { title: 'Pets', version: '2.0', description: 'All about pets.' };
  expect(await contractOf({ info })).toMatchObject(info);
  expect(await contractOf({ info: {} })).toMatchObject({ title: 'API', version: '0.0.0' });
});

test.each([
  ['{ "swagger": "1.2" }', 'Swagger 1.2'],
  ['{ "openapi": "2.0.0" }', '2.0.0'],
  ['{ "openapi": "3.3.0" }', '3.3.0'],
  ['{ "openapi": 3 }', '3'],
  ['{}', 'no openapi field'],
])('rejects %s', async (text, found) => {
  expect(await faultsOf(text)).toEqual([
    `document/version openapi.yaml:1:1 Not an OpenAPI 3.0 or 3.1, or Swagger 2.0 document (${found}).`,
  ]);
});

test.each(['3.0', '3.1', 3.1, '3.1.1'])('the version %j is read', async (openapi) => {
  expect(await faultsOf(documentOf({ openapi }))).toEqual([]);
  const paths = { '/a': { $ref: 'a.json' } };
  const a = JSON.stringify({ get: { operationId: 'a', responses: {} } });
  const files = { 'openapi.yaml': documentOf({ openapi, paths }), 'a.json': a };
  expect(await faultsOf(files)).toEqual([]);
});

test('builds a contract in spite of warnings', async () => {
  const { contract, warnings } = await build(
    documentOf({ components: { schemas: { A: { additionalItems: false } } } }),
  );
  expect(contract.schemas).toHaveLength(1);
  expect(warnings.map((warning) => warning.severity)).toEqual(['warning']);
});

test('reports unresolved references, even unused ones', async () => {
  const faults = await faultsOf(`${head}paths: {}
components:
  responses:
    Unused:
      description: unused
      content: { text/plain: { schema: { $ref: '#/components/schemas/None' } } }
    Data: { description: data, content: { text/plain: { example: { $ref: '#/none' } } } }
  schemas:
    Named: { properties: { $ref: { type: string }, example: { $ref: '#/components/schemas/No' } } }
`);
  expect(faults).toEqual([
    'source/reference openapi.yaml:8:40 Cannot resolve the reference #/components/schemas/None; any value is allowed.',
    'source/reference openapi.yaml:11:61 Cannot resolve the reference #/components/schemas/No; any value is allowed.',
  ]);
});

test('reports an error in the file that contains it', async () => {
  const faults = await faultsOf({
    'openapi.yaml': `${head}paths:
  /a: { $ref: paths/a.yaml }
  /b/{id}: { $ref: paths/b.yaml }
`,
    'paths/a.yaml': `get:
  operationId: same
  responses:
    200:
      description: ok
      content:
        application/json:
          schema: { $ref: ../Pet.yaml }
`,
    'paths/b.yaml': `# A path whose parameter is missing.
delete:
  operationId: same
  responses: { 204: { description: gone } }
`,
    'Pet.yaml': `type: object
properties:
  name:
    type: text
`,
  });
  expect(faults).toEqual([
    'document/shape Pet.yaml:4:11 Expected one of string, integer, number, boolean, array, object, null, found text; it is ignored.',
    'operation/id-duplicate a.yaml:2:16 Duplicate operationId same; this operation is named aSame.',
    'operation/parameter-undeclared b.yaml:3:3 The path parameter id is not declared; it is read as a required string.',
    'operation/id-duplicate b.yaml:3:16 Duplicate operationId same; this operation is named bSame.',
  ]);
});

test('reports a mistake in Swagger 2.0 where it was written', async () => {
  const faults = await faultsOf(`swagger: '2.0'
info: { title: T, version: '1' }
paths:
  /a:
    post:
      operationId: a
      parameters:
        - { name: b, in: body, schema: { properties: { c: { minLength: '1' } } } }
        - { name: q, in: query, type: integer, minimum: '2' }
      responses: { 200: { description: ok, schema: { $ref: '#/definitions/D' } } }
      schemes: [https]
definitions:
  D: { type: array, items: { type: string, maxLength: '3' } }
`);
  expect(faults.map((fault) => fault.split(' ').slice(0, 2).join(' '))).toEqual([
    'document/shape openapi.yaml:8:72',
    'document/shape openapi.yaml:9:57',
    'document/shape openapi.yaml:13:55',
  ]);
});

test('locates a path with a percent sign', async () => {
  const faults = await faultsOf(`${head}paths:
  /100%/a%20b:
    get: { responses: { 200: { description: ok } } }
`);
  expect(faults).toEqual([
    'operation/id-missing openapi.yaml:5:10 The operation has no operationId; it is named get100A20b.',
  ]);
});
