import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { lookUp } from '../document/pointer.ts';
import { bundleDocument } from './bundle.ts';

function bundle(files: Record<string, string>) {
  return bundleDocument(join(temporaryFolder(files), 'openapi.yaml'));
}

const root = `openapi: 3.1.1
info: { title: Test, version: 1.0.0 }
paths: { /b: { $ref: b.yaml }, /a: { $ref: a.yaml } }
`;
const uses = (...schemas: string[]): string =>
  `get: { responses: { '200': { description: ok, content: { application/json: { schema: { oneOf: [${schemas
    .map((name) => `{ $ref: ${name} }`)
    .join(', ')}] } } } } } }\n`;

test('names components after their files, sorted, and keeps paths in order', async () => {
  const document = await bundle({
    'openapi.yaml': root,
    'a.yaml': uses('s/v1.B.yaml'),
    'b.yaml': uses('s/v1.B.yaml', 's/A.yaml'),
    's/v1.B.yaml': 'properties: { a: { $ref: A.yaml, description: mine, x-decision: D1 } }\n',
    's/A.yaml': 'type: string\n',
  });
  expect(Object.keys(lookUp(document, '/paths') as object)).toEqual(['/b', '/a']);
  expect(Object.keys(lookUp(document, '/components/schemas') as object)).toEqual(['A', 'v1.B']);
  expect(lookUp(document, '/components/schemas/v1.B/properties/a')).toEqual({
    $ref: '#/components/schemas/A',
    description: 'mine',
    'x-decision': 'D1',
  });
});

test('refuses a reference that leads nowhere, with its place', async () => {
  await expect(
    bundle({ 'openapi.yaml': root, 'a.yaml': uses('A.yaml'), 'b.yaml': '{}\n' }),
  ).rejects.toThrow(/a\.yaml:1:96: Can't resolve \$ref/);
});

test.each([
  [
    "description: 'ok\ntype: string\n",
    /^\S*A\.yaml:1:14: not valid YAML: the quote that is opened here/,
  ],
  ['type: string\ntype: string\n', /^\S*A\.yaml:2:1: not valid YAML: the key type occurs twice$/],
])('reports the place of a syntax error once: %j', async (text, message) => {
  const files = { 'a.yaml': uses('A.yaml'), 'b.yaml': uses('A.yaml'), 'A.yaml': text };
  await expect(bundle({ 'openapi.yaml': root, ...files })).rejects.toThrow(message);
});

test('reports the place of a syntax error of the root document', async () => {
  const text = 'openapi: 3.1.0\nopenapi: 3.1.0\n';
  await expect(bundle({ 'openapi.yaml': text })).rejects.toThrow(
    /^\S*openapi\.yaml:2:1: not valid YAML: the key openapi occurs twice$/,
  );
});

test('refuses two components of one name', async () => {
  const files = {
    'a.yaml': uses('x/A.yaml'),
    'b.yaml': uses('y/A.yaml'),
    'x/A.yaml': 'type: string\n',
    'y/A.yaml': 'type: number\n',
  };
  await expect(bundle({ 'openapi.yaml': root, ...files })).rejects.toThrow(/A/);
});
