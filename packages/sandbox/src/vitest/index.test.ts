// oxlint-disable vitest/no-standalone-expect -- the rule knows only the test of vitest itself
import { afterAll, expect, vi } from 'vitest';
import { startReceiver } from '../testing/receiver.js';
import type { Tenant } from '../index.js';
import { test, testInWorlds } from './index.js';

const requests: string[] = [];
const strict = test.extend({
  sandboxOptions: [
    {
      strict: true,
      requireKey: 'correct-horse-battery',
      webhooks: {
        receive: async (request: Request) => {
          requests.push(await request.text());
          return new Response();
        },
      },
    },
    { scope: 'file' },
  ],
});

async function post({ fetch }: Tenant, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`http://sandbox.localhost${path}`, init);
}

async function happen(sandbox: Tenant, url: string): Promise<string> {
  await post(sandbox, '/api/webhook-configurations', { url, type: 'WEBHOOK_KYC_UPDATE' });
  const response = await post(sandbox, '/api/accountholders', { displayName: 'Mila' });
  const { code } = (await response.json()) as { code: string };
  await sandbox.kyc(code).pass();
  return code;
}

test('delivers webhooks to a receiver on this machine', async ({ sandbox }) => {
  const receiver = await startReceiver((_request, response) =>
    response.writeHead(200).end('thanks'),
  );
  const code = await happen(sandbox, `http://127.0.0.1:${receiver.port}/hooks`);
  const deliveries = await sandbox.webhooks.deliveries();
  expect(deliveries.length).toBeGreaterThan(0);
  for (const { state, attempts, body } of deliveries) {
    expect(state).toBe('DELIVERED');
    expect(body).toMatchObject({ accountOwnerCode: code });
    expect(attempts).toMatchObject([{ response: { status: 200, body: 'thanks' } }]);
  }
  expect(receiver.requests).toEqual(deliveries.map(() => 'POST /hooks'));
  expect(await sandbox.webhooks.deliveries({ state: 'FAILED' })).toEqual([]);
  const [{ code: first } = { code: '' }] = deliveries;
  await sandbox.webhooks.replay(first);
  const again = await sandbox.webhooks.deliveries();
  expect(again.find((one) => one.code === first)?.attempts).toHaveLength(2);
});

test('reports an unreachable receiver as the error of the attempt, without a warning', async ({
  sandbox,
}) => {
  const warn = vi.spyOn(console, 'warn');
  await happen(sandbox, 'http://localhost:1/hooks');
  const [delivery] = await sandbox.webhooks.deliveries();
  expect(delivery?.attempts[0]?.error).toMatch(/ECONNREFUSED/);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

strict('sandboxOptions accepts all options of a sandbox', async ({ sandbox, sandboxServer }) => {
  expect(sandbox.key).toMatch(/^test_correct-horse-battery_/);
  const unknown = await post(sandbox, '/api/accountholders', { displayName: 'Mila', color: 'red' });
  expect(unknown.status).toBe(422);
  await happen(sandbox, 'https://hooks.example/kyc');
  const deliveries = await sandbox.webhooks.deliveries();
  expect(requests).toHaveLength(deliveries.length);
  await expect(sandboxServer.tenant('test_other').freeze()).rejects.toThrow(/key/i);
});

const answers = new Set<string>();
afterAll(() => expect(answers.size).toBeGreaterThan(1));

testInWorlds('each repetition is in another world', { repeats: 14 }, async ({ sandbox }) => {
  const holder = { displayName: 'Mila', extRef: 'mila_1' };
  const first = await post(sandbox, '/api/accountholders', holder);
  const { createdAt } = (await first.json()) as { createdAt: string };
  const { status } = await post(sandbox, '/api/accountholders', holder);
  answers.add(`${status} ${createdAt.length}`);
  expect([409, 422]).toContain(status);
});
