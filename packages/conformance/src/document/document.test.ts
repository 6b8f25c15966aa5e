import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.js';
import { citationsOfResource } from './citations.js';
import { DocumentError, loadDocument, prepareDocument } from './load.js';
import { readApi } from './read.js';
import { Schemas } from './schemas.js';

const folder = temporaryFolder();

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

test('leaves out the claims of other resources', () => {
  const cited = ['EXT-PO-036', 'EXT-AH-024', 'CORE-AH-055', 'EXT-LIM-002', 'D20'];
  const own = ['EXT-AH-024', 'EXT-LIM-002', 'D20'];
  expect(citationsOfResource(cited, ['EXT-AH-020', 'D1'])).toEqual(own);
});

test('converts nullable and exclusive limits of an OpenAPI 3.0 document in several files', async () => {
  file(
    'pet.yaml',
    'type: object\nproperties:\n  age: {type: integer, minimum: 0, exclusiveMinimum: true, nullable: true}\n',
  );
  const root = await loadDocument(
    file(
      'api.yaml',
      `openapi: 3.0.3
info: {title: Pets, version: '1'}
paths:
  /pets/{petId}:
    parameters: [{name: petId, in: path, required: true, schema: {type: string}, example: p1}]
    post:
      requestBody: {content: {application/json: {schema: {$ref: pet.yaml}}}}
      responses: {default: {description: x}}
`,
    ),
  );
  const api = readApi(root);
  const [operation] = api.operations;
  expect(operation).toMatchObject({ id: 'POST /pets/{petId}', version: '', security: [] });
  expect(operation?.parameters[0]).toMatchObject({ name: 'petId', in: 'path', example: 'p1' });
  const schema = operation?.body?.schema;
  if (!schema) throw new Error('The body has no schema.');
  const schemas = new Schemas(root);
  expect(
    [{ age: 0 }, { age: 1 }, { age: null }].map((value) => schemas.fits(schema, value, 'request')),
  ).toEqual([false, true, true]);
});

test.each([
  ['missing.yaml', undefined, /there is no such file/],
  [
    'two.yaml',
    'swagger: "2.0"\ninfo: {title: a, version: "1"}\npaths: {}\n',
    /Swagger|version|3\.0/,
  ],
  [
    'remote.yaml',
    'openapi: 3.1.0\ninfo: {title: a, version: "1"}\npaths:\n  /a: {$ref: "https://example.com/a.yaml"}\n',
    /network|resolve/i,
  ],
  ['broken.yaml', 'openapi: 3.1.0\n  info: [', /.+/],
])('rejects %s with a message of one line', async (name, text, message) => {
  const path = text === undefined ? join(folder, name) : file(name, text);
  const failure: unknown = await loadDocument(path).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DocumentError);
  expect((failure as Error).message).toMatch(message);
});

test('rejects a value that is not an OpenAPI 3 document', () => {
  expect(() => prepareDocument({ openapi: '4.0.0' })).toThrow(DocumentError);
  expect(() => prepareDocument([])).toThrow(DocumentError);
});
