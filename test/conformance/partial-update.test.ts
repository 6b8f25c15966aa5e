import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxAdapter } from '@seller-funds/conformance';
import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import { serveRequests, type TestServer } from '../serve.js';
import { runContract } from './run.js';

let sandbox: Sandbox;
let url: string;
let partial: TestServer;
beforeAll(async () => {
  sandbox = await createSandbox();
  ({ url } = await sandbox.listen({ port: 0 }));
  partial = await serveRequests(async (request) => sandbox.fetch(await withStoredName(request)));
});
afterAll(async () => {
  await partial.stop();
  await sandbox.close();
});

async function withStoredName(request: Request): Promise<Request> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'PATCH' || !/^\/api\/accountholders\/[^/]+$/.test(pathname))
    return request;
  const sent: unknown = await request
    .clone()
    .json()
    .catch(() => undefined);
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent) || 'displayName' in sent)
    return request;
  const { headers } = request;
  const stored = await sandbox.fetch(new Request(request.url, { headers }));
  const { displayName } = (await stored.json()) as { displayName: string };
  const body = JSON.stringify({ ...sent, displayName });
  return new Request(request.url, { method: 'PATCH', headers, body });
}

const only = ['invalid-data/v2.updateAccountHolder'];

test('a service may accept an update of a holder without displayName (D45)', async () => {
  const adapter = sandboxAdapter(url);
  const { checks } = await runContract(partial.url, only, { adapter, decisions: false });
  expect(checks.map(({ id, status, findings }) => [id, status, findings])).toEqual(
    only.map((id) => [id, 'passed', []]),
  );
}, 300_000);

test('it may not if our decisions are required', async () => {
  const { checks } = await runContract(partial.url, only, { adapter: sandboxAdapter(url) });
  expect(checks.map(({ id, status }) => [id, status])).toEqual(only.map((id) => [id, 'failed']));
}, 300_000);
