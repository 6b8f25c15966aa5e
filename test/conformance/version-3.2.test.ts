// The checks that the suite derives from a document of OpenAPI 3.2, against the server that is generated from it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emitters } from '../../generators/src/emitters/index.js';
import { emitFrom, loaderOf } from '../../generators/src/testing/emitted.js';
import { type RequestHandler, serveRequests } from '../serve.js';
import { runCommand } from './run.js';

const folder = fileURLToPath(
  new URL('../../generators/corpus/accepted/version-3.2', import.meta.url),
);
const spec = join(folder, 'openapi.yaml');

test('the generated server fails nothing', { tags: 'long', timeout: 60_000 }, async () => {
  const files = await emitFrom({ spec, only: emitters.map(({ name }) => name) });
  const usage = readFileSync(join(folder, 'usage.ts'), 'utf8');
  const load = loaderOf(new Map([...files, ['usage.ts', usage]]));
  const { server } = load('usage.ts') as { server: { fetch: RequestHandler } };
  const methods = new Set<string>();
  const url = await serveRequests((request) => {
    methods.add(request.method);
    return server.fetch(request);
  });
  const target = ['--target', url, '--api-key', 'secret', '--seed', '1'];
  const { out } = await runCommand('--spec', spec, ...target);
  expect(out).toMatch(/[5-9]\d passed, 0 failed/);
  for (const method of ['QUERY', 'COPY', 'PURGE']) expect(methods).toContain(method);
});
