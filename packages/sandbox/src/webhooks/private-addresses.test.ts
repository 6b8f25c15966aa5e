import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { SandboxOptions } from '../index.js';
import { startReceiver } from '../testing/receiver.js';
import { startTestSandbox } from '../testing/test-sandbox.js';

/** Sends events to a receiver of this machine; returns the errors of the attempts and the warnings. */
async function deliver(options: SandboxOptions, listenTo?: string) {
  const receiver = await startReceiver((_request, response) => response.end());
  const onWarning = vi.fn<(message: string) => void>();
  const requireKey = 'correct-horse-battery';
  const { sandbox, as } = await startTestSandbox({ onWarning, requireKey, ...options });
  const key = `test_${requireKey}_${randomUUID()}`;
  const [mine, call] = [sandbox.tenant(key), as(key)];
  if (listenTo !== undefined) await sandbox.listen({ port: 0, host: listenTo });
  const url = `http://127.0.0.1:${receiver.port}/secret-path`;
  await call('POST', '/api/webhook-configurations', { url, type: 'WEBHOOK_KYC_UPDATE' });
  for (const displayName of ['Mila', 'Noor']) {
    const { body } = await call('POST', '/api/accountholders', { displayName });
    await mine.kyc(body.code).pass();
  }
  const deliveries = await mine.webhooks.deliveries();
  const errors = deliveries.map(({ attempts }) => attempts[0]?.error);
  const warnings = onWarning.mock.calls.map(([message]) => message);
  return { errors: new Set(errors), warnings, arrived: receiver.requests.length > 0 };
}

test.each([
  ['in process', {}, undefined],
  ['on a loopback address', {}, '127.0.0.1'],
  [
    'with privateAddresses, on an address of all',
    { webhooks: { privateAddresses: true } },
    '0.0.0.0',
  ],
])('%s, webhooks may go to this machine', async (_where, options, host) => {
  const arrived = { errors: new Set([undefined]), warnings: [], arrived: true };
  expect(await deliver(options, host)).toEqual(arrived);
});

test.each([
  [{ webhooks: { privateAddresses: false } }, undefined],
  [{ webhooks: { privateAddresses: 'false' as unknown as boolean } }, undefined],
  [{ webhooks: { privateAddresses: null as unknown as boolean } }, undefined],
  [{}, '0.0.0.0'],
])(
  'refused deliveries cause one warning per receiver, with a hint (%j, %s)',
  async (options, host) => {
    const { errors, warnings, arrived } = await deliver(options, host);
    expect(arrived).toBe(false);
    expect([...errors]).toEqual([expect.stringContaining('not on the public internet')]);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(
      /^A webhook to http:\/\/127\.0\.0\.1:\d+ was not sent: .*--private-webhooks/,
    );
    expect(warnings[0]).not.toContain('secret-path');
  },
);
