import { once } from 'node:events';
import { request } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

const key = 'test_big_import';
let call: Call;
// Validating responses of this size takes longer than the rest of the test.
const started = useTestSandbox(() => ({ validateResponses: false }), { port: 0 });
beforeAll(() => {
  call = started.as(key);
});

const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const hash = async (): Promise<string> => (await call('GET', '/_sandbox/state-hash')).body.hash;
const post = async (path: string, body: string) => {
  const response = await fetch(`${started.url}${path}`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

/** Sends the beginning of a body, then closes the connection. */
async function breakOff(part: string, length: number): Promise<void> {
  const sent = { ...headers, 'content-length': length };
  const client = request(`${started.url}/_sandbox/import`, { method: 'POST', headers: sent });
  const failed = once(client, 'error').catch(() => undefined);
  await new Promise((resolve) => client.write(part, resolve));
  client.destroy(new Error('broken off'));
  await failed;
}

/** 12,000 items and four statements of 4 MiB. */
async function grow(): Promise<void> {
  const { body: holder } = await call('POST', '/api/accountholders', { displayName: 'Mila' });
  const accountCode = holder.accounts[0].code as string;
  const bank = { accountType: 'IBAN', accountNumber: 'NL45SNDB0000000001', currency: 'EUR' };
  const data = Buffer.alloc(4 * 1024 * 1024, 'statement').toString('base64');
  for (const displayName of ['a', 'b', 'c', 'd']) {
    const account = { ...bank, displayName, statement: { data } };
    const path = `/api/accountholders/${holder.code}/externalaccounts`;
    expect((await call('POST', path, account)).status).toBe(200);
  }
  for (let order = 0; order < 60; order += 1) {
    const items = Array.from({ length: 200 }, (_, index) => {
      const leaf = { type: 'ITEM', label: 'PRODUCT_ITEM', amount: 5, accountCode };
      return { ...leaf, extRef: `order-${order}-${index}` };
    });
    const payment = { totalAmount: 1000, currency: 'EUR', paymentProcessor: 'ADYEN' };
    const split = { ...payment, extRef: `order-${order}`, pspExtRef: `settle-now-${order}`, items };
    expect((await call('POST', '/api/fund/split-payments', split)).status).toBe(200);
  }
}

test(
  'exports and imports a tenant that is larger than the limit of other requests',
  { tags: 'long' },
  async () => {
    await grow();
    const before = await hash();
    const exported = await fetch(`${started.url}/_sandbox/export`, { headers });
    const content = await exported.text();
    expect(content.length).toBeGreaterThan(16 * 1024 * 1024);
    const parsed = JSON.parse(content);
    parsed.tables.balances[0].confirmed += 1;
    const wrong = JSON.stringify(parsed);
    await call('POST', '/_sandbox/reset');
    const empty = await hash();

    await breakOff(content.slice(0, 100_000), content.length);
    expect((await post('/_sandbox/import', content.slice(0, -1))).status).toBe(400);
    expect((await post('/_sandbox/import', wrong)).status).toBe(422);
    expect(await hash()).toBe(empty);

    expect(await post('/_sandbox/import', content)).toEqual({
      status: 200,
      body: { hash: before },
    });
    expect(await hash()).toBe(before);
  },
);
