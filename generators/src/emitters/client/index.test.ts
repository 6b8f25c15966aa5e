// What golden/api.yaml and golden/versions.yaml cannot show, because it concerns a document as a whole.

import { expect, it } from 'vitest';
import type { Json } from '../../json.js';
import { documentOf, type Parts } from '../../testing/document.js';
import { emit } from '../../testing/emitted.js';

async function codeOf(path: string, paths: Json, more: Parts = {}): Promise<string> {
  const files = await emit(documentOf({ paths, ...more }), ['types', 'client']);
  return files.get(path) ?? '';
}

it('reads errors where the generated server writes them', async () => {
  const error = {
    type: 'object',
    properties: {
      error: {
        type: 'object',
        properties: { reason: { type: 'string' }, issues: { type: 'array' } },
      },
    },
  };
  const content = { 'application/json': { schema: error } };
  const responses = { 200: { description: 'ok' }, 400: { description: 'no', content } };
  const paths = { '/a': { get: { responses } } };
  const code = await codeOf('client/connection.ts', paths);
  expect(code).toContain("message: ['error', 'reason']");
  expect(code).toContain("details: ['error', 'issues']");
});

it.each<[paths: string[], prefixes: string[], server?: string]>([
  [['/api/a', '/api/b/{c}'], ['/api']],
  [
    ['/api/v1/a', '/api/v1/b', '/api/b'],
    ['/api', '/api/v1'],
  ],
  [['/v1/a', '/v2beta/a/{b}', '/v1'], ['/v2beta']],
  [['/api', '/api/a'], []],
  [['/users/a', '/users/b', '/pets/a'], []],
  [['/{tenant}/v1/a'], []],
  [['/api/v1/a'], ['/api'], 'https://api.example/x/api/v1/'],
])(
  'lists where the paths %j begin, for base URLs that repeat it: %j',
  async (names, prefixes, url) => {
    const paths = Object.fromEntries(names.map((name) => [name, { get: { responses: {} } }]));
    const code = await codeOf('client/connection.ts', paths, url ? { servers: [{ url }] } : {});
    const [, found = ''] = /pathPrefixes: \[(.*?)\]/s.exec(code) ?? [];
    expect(found.match(/[\w/]+/g) ?? []).toEqual(prefixes);
  },
);

it.each<[string, Json, boolean]>([
  ['basic', { type: 'http', scheme: 'basic' }, false],
  ['certificate', { type: 'mutualTLS' }, false],
  ['oauth', { type: 'oauth2', flows: {} }, true],
])('takes an apiKey only if an operation does: %s', async (name, scheme, takesKey) => {
  const get = { operationId: 'a', security: [{ [name]: [] }], responses: {} };
  const components = { securitySchemes: { [name]: scheme } };
  const code = await codeOf('client/connection.ts', { '/x': { get } }, { components });
  expect(code).toContain(`ConnectionOptions<'${name}', never${takesKey ? '' : ', never'}>`);
  expect(code.includes(`schemes: ['${name}']`)).toBe(!takesKey);
});

it('calls a group by its tag, even if a global type has its name', async () => {
  const responses = { 404: { description: 'no', content: { 'image/png': {} } } };
  const paths = { '/a': { get: { tags: ['blob'], responses } } };
  const code = await codeOf('client/api/blob.ts', paths);
  expect(code).toContain('export interface Blob {');
  expect(code).toContain('DocumentedError<404, globalThis.Blob>');
});

it('shortens the file name of a group with a long name', async () => {
  const tag = 'word '.repeat(60);
  const item = (id: string): Json => ({ get: { operationId: id, tags: [tag + id] } });
  const paths = { '/a': item('a'), '/b': item('b') };
  const files = await emit(documentOf({ paths }), ['types', 'client']);
  const names = Array.from(files.keys(), (path) => path.split('/').at(-1) ?? '');
  expect(Math.max(...names.map((name) => name.length))).toBeLessThan(100);
  expect(names.filter((name) => name.startsWith('wordWord'))).toHaveLength(2);
});

function failing(description: string): Json {
  return { get: { tags: ['all'], responses: { 204: {}, default: { description } } } };
}

it('lists a default error only where few operations have the same', async () => {
  const paths = {
    '/a': failing('No.'),
    '/b': failing('No.'),
    '/c': failing('No.'),
    '/d': failing('Busy.'),
  };
  const code = await codeOf('client/api/all.ts', paths);
  expect(code.match(/@throws .*(?= \*)/g)).toEqual(['@throws {ApiError} any other status: Busy.']);
});
