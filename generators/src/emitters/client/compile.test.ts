import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from './testing/compile.js';
import { documentOf, emitFrom } from './testing/emit.js';
import { json, startServer } from './testing/server.js';
import { edgeCaseDocument, usage, versionedDocument } from './testing/documents.js';

it('compiles, rejects wrong uses, and runs calls, single resources and typed errors', async () => {
  const { files } = await emitFrom(versionedDocument);
  const wrong = `import { createClient } from './client/index.js';\ncreateClient({});\n`;
  const projects = {
    edges: (await emitFrom(edgeCaseDocument)).files,
    empty: (await emitFrom(documentOf('{}'))).files,
    versions: [...files, { path: 'usage.ts', text: usage }, { path: 'wrong.ts', text: wrong }],
  };
  const all = Object.entries(projects).flatMap(([name, printed]) =>
    printed.map(({ path, text }) => ({ path: `${name}/${path}`, text })),
  );
  const { out, faults } = compile(all, 7);
  const wrongUse = expect.stringMatching(/^versions\/wrong\.ts[^]*baseUrl/) as string;
  expect(faults.split(/^(?=\S)/m)).toEqual([wrongUse]);
  const server = await startServer((response, request) => {
    const conflict = request.url.startsWith('/v1/splits') && request.method === 'POST';
    json(conflict ? { code: 'C1', message: 'taken' } : { id: 1 }, conflict ? 409 : 200)(
      response,
      request,
    );
  });
  const used: unknown = await import(pathToFileURL(join(out, 'versions/usage.js')).href);
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

it('compiles with TypeScript 5', { tags: 'long' }, async () => {
  const { files } = await emitFrom(edgeCaseDocument);
  expect(compile(files, 5).faults).toBe('');
});

it('compiles as CommonJS with the types of a browser', async () => {
  const { files } = await emitFrom(edgeCaseDocument);
  expect(compile(files, 7, 'browser').faults).toBe('');
});
