import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from './testing/compile.js';
import { documentOf, emitFrom } from './testing/emit.js';
import { json, startServer } from './testing/server.js';
import { edgeCaseDocument, usage, versionedDocument } from './testing/documents.js';

it.each([5, 7] as const)(
  'compiles a document of edge cases with TypeScript %i',
  async (version) => {
    const { files } = await emitFrom(edgeCaseDocument);
    expect(compile(files, version).faults).toBe('');
  },
);

it('compiles with the types of a browser', async () => {
  const { files } = await emitFrom(edgeCaseDocument);
  expect(compile(files, 7, 'browser').faults).toBe('');
});

it('compiles a document without operations', async () => {
  const { files } = await emitFrom(documentOf('{}'));
  expect(compile(files, 7).faults).toBe('');
});

it('compiles correct uses and rejects wrong ones', async () => {
  const { files } = await emitFrom(versionedDocument);
  expect(compile([...files, { path: 'usage.ts', text: usage }], 7).faults).toBe('');
});

it('reports a type error, so that these tests can fail', async () => {
  const { files } = await emitFrom(versionedDocument);
  const wrong = `import { createClient } from './client/index.js';\ncreateClient({});\n`;
  expect(compile([...files, { path: 'wrong.ts', text: wrong }], 7).faults).toContain('baseUrl');
});

it('runs calls, single resources and typed errors', async () => {
  const { files } = await emitFrom(versionedDocument);
  const { out, faults } = compile([...files, { path: 'usage.ts', text: usage }], 7);
  expect(faults).toBe('');
  const server = await startServer((response, request) => {
    const conflict = request.url.startsWith('/v1/splits') && request.method === 'POST';
    json(conflict ? { code: 'C1', message: 'taken' } : { id: 1 }, conflict ? 409 : 200)(
      response,
      request,
    );
  });
  const used: unknown = await import(pathToFileURL(join(out, 'usage.js')).href);
  const { run } = used as { run: (baseUrl: string) => Promise<unknown> };
  expect(await run(server.baseUrl)).toEqual(['true conflict: taken', 1, 1, 201]);
  expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /v1/splits',
    'GET /splits/a%2Fb?full=true',
    'PATCH /splits/c',
    'GET /splits/d?full=false',
  ]);
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(
    Array(4).fill('Bearer key'),
  );
  expect(server.requests[2]).toMatchObject({ body: '', headers: { 'x-note': 'n' } });
});
