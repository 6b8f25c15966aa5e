import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxAdapter } from '@seller-funds/conformance';
import { createSandbox, type Sandbox } from '@seller-funds/sandbox';
import { type AlteringProxy, startAlteringProxy, type ProxiedRequest } from './altering-proxy.js';
import { runContract } from './run.js';

let sandbox: Sandbox;
let url: string;
let partial: AlteringProxy;
beforeAll(async () => {
  sandbox = await createSandbox();
  ({ url } = await sandbox.listen({ port: 0 }));
  partial = await startAlteringProxy(url, (body) => body, withStoredName);
});
afterAll(async () => {
  await partial.stop();
  await sandbox.close();
});

/** Adds the stored name to an update of a holder without a name. */
async function withStoredName(body: Buffer, { method, path, authorization }: ProxiedRequest) {
  if (method !== 'PATCH' || !/^\/api\/accountholders\/[^/]+$/.test(path)) return body;
  const sent = objectOf(body);
  if (!sent || 'displayName' in sent) return body;
  const stored = await fetch(`${url}${path}`, { headers: { authorization } });
  const { displayName } = (await stored.json()) as { displayName: string };
  return Buffer.from(JSON.stringify({ ...sent, displayName }));
}

function objectOf(body: Buffer): object | undefined {
  try {
    const sent: unknown = JSON.parse(body.toString());
    const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
    return isObject ? sent : undefined;
  } catch {
    return undefined;
  }
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
