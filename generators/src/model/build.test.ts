import { expect, test } from 'vitest';
import { build, contractOf, documentOf, faultsOf } from '../testing/document.js';

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
    `document/version openapi.yaml:1:1 Not an OpenAPI 3.0, 3.1 or 3.2, or Swagger 2.0 document (${found}).`,
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
