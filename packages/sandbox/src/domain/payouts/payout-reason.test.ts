import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStore } from '../../storage/open-store.js';
import type { Store } from '../../storage/store.js';
import { createPayableSeller, earn } from '../../testing/payable-seller.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';

let started: TestSandbox;
let store: Store;
let key: string;
let call: Call;
beforeAll(async () => {
  store = await openStore({ kind: 'memory' });
  started = await startTestSandbox({ storage: store });
});
afterAll(() => started.close());
beforeEach(async () => {
  key = `test_${randomUUID()}`;
  call = started.as(key);
  const url = 'https://hooks.example/payouts';
  await call('POST', '/api/webhook-configurations', { type: 'WEBHOOK_PAYOUT_UPDATE', url });
  await call('POST', '/_sandbox/webhooks/pause');
});

/** Requests a payout of a new seller with EUR 100.00. The account number decides the outcome. */
async function request(amount: number, accountNumber = 'NL45SNDB0000000001'): Promise<string> {
  const { account } = await createPayableSeller(store, key, call, accountNumber);
  await earn(call, account, 10_000, `order-${account.slice(-6)}`);
  const body = { accountCode: account, amount };
  return (await call('POST', '/api/fund/payout-requests', body)).body.code as string;
}

async function decide(code: string, outcome: string, message?: string): Promise<void> {
  await call('POST', `/_sandbox/payouts/${code}/outcome`, { outcome, message });
}

async function wait(days: number): Promise<void> {
  await call('POST', '/_sandbox/clock/advance', { seconds: days * 86_400 });
}

/** Returns state and message of a payout in the control API, and expects a webhook with the same message. */
async function reasonOf(code: string): Promise<string> {
  const { state, message } = (await call('GET', `/_sandbox/payouts/${code}`)).body;
  const status = (await call('GET', `/api/fund/payout-requests/${code}`)).body.status;
  const { elements } = (await call('GET', '/_sandbox/webhooks/deliveries')).body;
  const bodies = await Promise.all(
    elements.map(async (one: { code: string }) => {
      const { body } = await call('GET', `/_sandbox/webhooks/deliveries/${one.code}`);
      return body.body as Record<string, string>;
    }),
  );
  const sent = bodies.filter(({ payoutCode }) => payoutCode === code);
  expect(sent).toContainEqual(
    expect.objectContaining({ payoutStatus: status, payoutMessage: message }),
  );
  return `${state}: ${message}`;
}

test('reports the reason of a denied payout', async () => {
  const code = await request(20_000);
  const waiting = await call('GET', `/_sandbox/payouts/${code}`);
  expect(waiting.body).toEqual({ code, state: 'WAITING' });
  await wait(1);
  expect(await reasonOf(code)).toBe(
    'REJECTED: The account can pay out 10000, 20000 were requested.',
  );
});

test('reports the reason of a failed or returned payout', async () => {
  const refused = await request(100, 'NL18SNDB0000000002');
  const returned = await request(100, 'NL88SNDB0000000003');
  await wait(7);
  expect(await reasonOf(refused)).toBe('FAILED: The bank refused the payout.');
  expect(await reasonOf(returned)).toBe('RETURNED: The bank sent the money back.');
});

test("reports the operator's reason when a waiting payout ends", async () => {
  const failing = await request(100);
  const returning = await request(100);
  await decide(failing, 'FAILED', 'Account closed.');
  await decide(returning, 'RETURNED', 'Unknown name.');
  await wait(7);
  expect(await reasonOf(failing)).toBe('FAILED: Account closed.');
  expect(await reasonOf(returning)).toBe('RETURNED: Unknown name.');
});

test('returns 404 for an unknown payout', async () => {
  expect((await call('GET', '/_sandbox/payouts/po_x')).status).toBe(404);
});
