import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBalance, createSeller, merchantAccounts } from '../../testing/books.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import {
  brokenInvariants,
  type Call,
  startTestSandbox,
  type TestSandbox,
} from '../../testing/test-sandbox.js';

const path = '/api/fund/balance-transfers';

describe.each(ruleStoreKinds)('balance transfers on $name', ({ open }) => {
  let started: TestSandbox;
  let call: Call;
  let seller: string;
  let liable: string;

  beforeAll(async () => {
    started = await startTestSandbox({ storage: await open() });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    call = started.as();
    seller = await createSeller(call, 'Mila Ceramics');
    ({ liable } = await merchantAccounts(call));
    await pay('settle-now-1', 1000);
  });

  const pay = async (pspExtRef: string, totalAmount: number) => {
    const leaf = { type: 'ITEM', label: 'PRODUCT_ITEM', extRef: 'item-1', accountCode: seller };
    const { status } = await call('POST', '/api/fund/split-payments', {
      extRef: pspExtRef,
      totalAmount,
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      pspExtRef,
      items: [{ ...leaf, amount: totalAmount }],
    });
    expect(status).toBe(200);
  };
  const transfer = (more: object = {}) => ({
    fromAccountCode: seller,
    toAccountCode: liable,
    amount: 400,
    idempotencyKey: randomUUID(),
    type: 'CORRECTION',
    ...more,
  });

  test('move money at once', async () => {
    const made = await call('POST', path, transfer({ description: 'Freight' }));
    expect(made.body).toMatchObject({ amount: 400, currency: 'EUR', description: 'Freight' });
    expect(await readBalance(call, seller)).toBe('600/0');
    expect(await readBalance(call, liable)).toBe('400/0');
    expect((await call('GET', `${path}/${made.body.code}`)).body).toEqual(made.body);
    expect((await call('GET', path)).body.elements).toEqual([made.body]);
    expect((await started.as()('GET', `${path}/${made.body.code}`)).status).toBe(404);
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('are created once per idempotency key, also concurrently (D85)', async () => {
    const body = transfer({ amount: 1000 });
    const responses = await Promise.all(Array.from({ length: 8 }, () => call('POST', path, body)));
    expect(new Set(responses.map((response) => response.body.code)).size).toBe(1);
    const upper = { ...body, idempotencyKey: body.idempotencyKey.toUpperCase(), currency: 'EUR' };
    const again = await call('POST', path, { ...upper, unknown: 1 });
    expect(again).toMatchObject({ status: 200, body: responses[0]?.body });
    const other = await call('POST', path, { ...body, amount: 999, type: 'VAT' });
    expect(other).toMatchObject({ status: 409, body: { code: '409.320.001' } });
    expect(other.body.details.map((one: { message: string }) => one.message)).toEqual([
      'The key was used for a transfer whose amount differs.',
      'The key was used for a transfer whose type differs.',
    ]);
    expect(await readBalance(call, seller)).toBe('0/0');
  });

  test('are limited to the available amount, and the key can be reused after a rejection (D193)', async () => {
    await pay('settle-never-1', 5000);
    const body = transfer({ amount: 1001 });
    const refused = await call('POST', path, body);
    expect(refused.status).toBe(402);
    expect(refused.body).toMatchObject({
      code: '402.320.001',
      message: 'The account can pay out 1000, the transfer needs 1001, in minor units of EUR.',
      details: [{ field: 'amount', attemptedValue: 1001 }],
    });
    await call('POST', '/_sandbox/settlements', {});
    expect((await call('POST', path, body)).status).toBe(200);
    const dollars = await call('POST', path, transfer({ amount: 1, currency: 'USD' }));
    expect(dollars).toMatchObject({ status: 402, body: { code: '402.320.001' } });
    expect((await call('GET', path)).body.totalElementCount).toBe(1);
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('subtract pending refunds from the available amount', async () => {
    const mutation = { extRef: 'settle-now-1', pspMutationExtRef: 'settle-never-1' };
    await call('POST', '/api/fund/split-refunds', mutation);
    expect(await readBalance(call, seller)).toBe('1000/-1000');
    expect((await call('POST', path, transfer({ amount: 1 }))).status).toBe(402);
    const back = transfer({ fromAccountCode: liable, toAccountCode: seller, amount: 1 });
    expect((await call('POST', path, back)).body.code).toBe('402.320.001');
  });

  test('reject unknown and equal accounts (D85)', async () => {
    const stranger = await createSeller(started.as(), 'Stranger');
    const unknown = transfer({ fromAccountCode: stranger, toAccountCode: 'va_unknown' });
    const response = await call('POST', path, unknown);
    expect(response.status).toBe(422);
    expect(
      response.body.details.map(
        (one: { field: string; code: string }) => `${one.field} ${one.code}`,
      ),
    ).toEqual(['fromAccountCode 422.320.002', 'toAccountCode 422.320.002']);
    const same = await call('POST', path, transfer({ toAccountCode: seller }));
    expect(same.body).toMatchObject({
      code: '422.320.001',
      details: [{ field: 'toAccountCode', attemptedValue: seller }],
    });
    expect((await call('POST', path, transfer({ amount: 0 }))).status).toBe(422);
  });

  test('are ordered by time, amount or code', async () => {
    for (const amount of [30, 10, 20]) await call('POST', path, transfer({ amount }));
    const list = async (query: string) =>
      (await call('GET', `${path}?${query}`)).body.elements.map(
        (one: { amount: number }) => one.amount,
      );
    expect(await list('')).toEqual([20, 10, 30]);
    expect(await list('_orderBy=amount&_asc=true')).toEqual([10, 20, 30]);
    expect(await list('_orderBy=code&_pageSize=2&_pageNumber=1')).toEqual([30]);
    expect((await call('GET', `${path}?_orderBy=type`)).status).toBe(422);
  });
});
