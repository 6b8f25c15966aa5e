// oxlint-disable vitest/no-standalone-expect -- the rule knows only the test of vitest itself
// The tests of the service: each has a separate tenant of the sandbox, and webhooks are sent to this machine.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createClient } from '@seller-funds/client';
import { type Tenant } from '@seller-funds/sandbox';
import { testInWorlds as test } from '@seller-funds/sandbox/vitest';
import { signEvent } from '@seller-funds/webhooks';
import { expect } from 'vitest';
import { createService, type State } from './service.js';

async function start({ key: apiKey, fetch }: Tenant) {
  const client = createClient({ apiKey, fetch, baseUrl: 'http://sandbox.localhost' });
  const state: State = { sellers: new Map(), payouts: new Map() };
  let origin = '';
  const server = createService({ apiKey, client, state, origin: () => origin }).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { webhookConfigurations } = client.v2;
  await webhookConfigurations.create({ type: 'WEBHOOK_KYC_UPDATE', url: `${origin}/hooks/kyc` });
  await webhookConfigurations.create({
    type: 'WEBHOOK_PAYOUT_UPDATE',
    url: `${origin}/hooks/payout`,
  });
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await globalThis.fetch(`${origin}${path}`, init);
    expect(response.status).toBe(201);
    return (await response.json()) as Record<string, string>;
  };
  return { client, origin, post, state, stop: () => server.close() };
}

test(
  'onboards a seller, splits a payment and receives webhooks',
  { repeats: 4 },
  async ({ sandbox }) => {
    const { origin, post, state, stop } = await start(sandbox);
    const seller = await post('/sellers', { name: 'Mila Ceramics' });
    await sandbox.kyc(seller['code'] ?? '').pass();
    const deliveries = await sandbox.webhooks.deliveries();
    expect(deliveries.length).toBeGreaterThan(0);
    expect(deliveries.map((one) => one.state)).toEqual(deliveries.map(() => 'DELIVERED'));
    expect(state.sellers.get(seller['code'] ?? '')).toBe('ACTIVE');

    await post('/orders', { id: 'order-1', price: 3500, fee: 350, account: seller['account'] });
    const balance = await fetch(`${origin}/balances/${seller['account']}`);
    expect(await balance.json()).toMatchObject({ amount: '3150', currency: 'EUR' });
    stop();
  },
);

test('rejects forged, old and repeated webhooks', { repeats: 4 }, async ({ sandbox }) => {
  const { origin, state, stop } = await start(sandbox);
  const url = `${origin}/hooks/kyc`;
  const body = { accountOwnerCode: 'ah_01KJQ5C7DAB2D4F6H8K0M2N4P6', kycStatus: 'ACTIVE' };
  const statusOf = async (apiKey: string, now = new Date()): Promise<number> =>
    (await fetch(url, await signEvent({ url, apiKey, body, now }))).status;
  expect(await statusOf('another-key')).toBe(401);
  expect(await statusOf(sandbox.key, new Date(Date.now() - 3_600_000))).toBe(401);
  const signed = await signEvent({ url, apiKey: sandbox.key, body });
  // The first event is accepted, but its holder does not exist; the second is a replay.
  expect((await fetch(url, signed)).status).toBe(500);
  expect((await fetch(url, signed)).status).toBe(409);
  expect(state.sellers.size).toBe(0);
  stop();
});
