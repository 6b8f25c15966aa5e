import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import {
  loadDocument,
  noAdapter,
  planChecks,
  plainProfile,
  readApi,
} from '@seller-funds/conformance';
import type { Hono } from 'hono';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { emit, write } from '../../generators/src/testing/emitted.js';
import { runContract } from '../conformance/run.js';

const folder = fileURLToPath(new URL('../adoption/bookmarks/', import.meta.url));
const key = { authorization: 'Bearer key-1' };
const json = { ...key, 'content-type': 'application/json' };

let server: Hono;
let listen: () => Promise<{ readonly url: string; readonly close: () => void }>;

beforeAll(async () => {
  const spec = readFileSync(join(folder, 'openapi.yaml'), 'utf8');
  const files = await emit(spec, ['types', 'validators', 'server']);
  const emitted = Array.from(files, ([path, text]) => [`generated/${path}`, text] as const);
  const programs = ['server.ts', 'listen.ts'].map(
    (path) => [path, readFileSync(join(folder, `${path}.txt`), 'utf8')] as const,
  );
  const written = write([...emitted, ...programs]);
  ({ server } = (await import(join(written, 'server.ts'))) as { server: Hono });
  ({ listen } = (await import(join(written, 'listen.ts'))) as { listen: typeof listen });
});

test('returns text without a key, as documented', async () => {
  const response = await server.request('/bookmarks');
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(await response.text()).toBe('Missing credentials: Bearer in the header Authorization.');
});

test.each([
  ['a body that is not valid', { headers: json, body: '{}' }, 'invalid'],
  ['a body that is no JSON', { headers: json, body: '{' }, 'malformed'],
  [
    'another media type',
    { headers: { ...json, 'content-type': 'text/csv' }, body: 'a' },
    'media-type',
  ],
  ['too large a body', { headers: json, body: ' '.repeat(2 ** 24 + 1) }, 'too-large'],
])('returns the documented 400 for %s', async (_what, init, code) => {
  const response = await server.request('/bookmarks', { method: 'POST', ...init });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ code, message: expect.any(String) as string });
});

test('formats undocumented errors like documented ones', async () => {
  const missing = await server.request('/nothing', { headers: key });
  expect(missing.status).toBe(404);
  expect(await missing.json()).toEqual({
    code: 'not-found',
    message: 'There is nothing at this path.',
  });
  const method = await server.request('/bookmarks', { method: 'DELETE', headers: key });
  expect([method.status, method.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  expect(await method.json()).toMatchObject({ code: 'method' });
});

test("the kit's own conformance finds nothing wrong with any response", async () => {
  const { url, close } = await listen();
  onTestFinished(close);
  const api = readApi(await loadDocument(join(folder, 'openapi.yaml')));
  let tenants = 1;
  const result = await runContract(url, ['*'], {
    api,
    checks: planChecks(api, []),
    tenant: { apiKey: 'key-1' },
    adapter: { ...noAdapter, newTenant: async () => ({ apiKey: `key-${(tenants += 1)}` }) },
    profile: plainProfile,
    claims: [],
  });
  const failed = result.checks.filter(({ status }) => status === 'failed');
  expect(failed.map(({ id, findings }) => ({ id, findings }))).toEqual([]);
  const responses = result.checks.filter(({ id }) => id.startsWith('responses/'));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 'passed'));
  expect(responses).toHaveLength(9);
}, 120_000);
