import { beforeEach, describe, expect, test } from 'vitest';
import { payment } from '../../seed/payment.js';
import { readBalance, createSeller, merchantAccounts } from '../../testing/books.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import {
  brokenInvariants,
  type Call,
  startTestSandbox,
  useTestSandbox,
} from '../../testing/test-sandbox.js';
import { nextReportAfter } from './record-split-transaction.js';

const day = 24 * 60 * 60;

function at(text: string): string {
  return new Date(nextReportAfter(Date.parse(text))).toISOString();
}

test('schedules the report at 02:00 UTC, at least a day later', () => {
  expect(at('2026-03-10T09:30:00Z')).toBe('2026-03-12T02:00:00.000Z');
  expect(at('2026-03-10T01:59:59.999Z')).toBe('2026-03-11T02:00:00.000Z');
  expect(at('2026-03-10T02:00:00.000Z')).toBe('2026-03-11T02:00:00.000Z');
  expect(at('2026-03-10T02:00:00.001Z')).toBe('2026-03-12T02:00:00.000Z');
});

describe.each(ruleStoreKinds)('settlement on $name', ({ open }) => {
  let call: Call;
  let seller: string;
  let liable: string;

  const started = useTestSandbox(async () => ({ storage: await open() }));
  beforeEach(async () => {
    call = started.as();
    seller = await createSeller(call, 'Mila Ceramics');
    ({ liable } = await merchantAccounts(call));
  });

  const pay = async (extRef: string, more: object = {}): Promise<string> => {
    const leaf = (label: string, amount: number) => {
      return { type: 'ITEM', label, extRef: `${extRef}-${label}`, amount, accountCode: seller };
    };
    const items = [leaf('PRODUCT_ITEM', 900), leaf('COMMISSION', 100)];
    const split = { ...payment(extRef, 1000), items, ...more };
    const { status, body } = await call('POST', '/api/fund/split-payments', split);
    expect(status).toBe(200);
    return body.code as string;
  };
  const refund = (extRef: string, pspMutationExtRef: string) =>
    call('POST', '/api/fund/split-refunds', { extRef, pspMutationExtRef });
  const settle = (...references: string[]) =>
    call('POST', '/_sandbox/settlements', references.length > 0 ? { references } : {});
  const advance = (seconds: number) => call('POST', '/_sandbox/clock/advance', { seconds });
  const states = async () => {
    const { body } = await call('GET', '/api/transactions?direction=asc');
    return body.items.map((one: { status: { type: string } }) => one.status.type).join();
  };
  const both = async () => `${await readBalance(call, seller)} ${await readBalance(call, liable)}`;

  test('settles day-old transactions at 02:00 UTC', async () => {
    await pay('order-1');
    const clock = await call('GET', '/_sandbox/clock');
    expect(clock.body.nextJobAt).toBe('2026-03-12T02:00:00.000Z');
    await advance(day);
    expect(await both()).toBe('0/900 0/100');
    await pay('order-2');
    await call('POST', '/_sandbox/clock/advance', { to: '2026-03-12T02:00:00Z' });
    expect(await both()).toBe('900/900 100/100');
    expect(await states()).toBe('RECONCILED,PENDING_SETTLEMENT');
    const [, first] = (await call('GET', '/api/transactions')).body.items;
    expect(first.updatedAt).toBe('2026-03-12T02:00:00.000Z');
    await advance(2 * day);
    expect(await both()).toBe('1800/0 200/0');
    expect((await call('GET', '/_sandbox/clock')).body.nextJobAt).toBeNull();
    expect((await call('GET', `/api/fund/balance/${seller}`)).body.amounts[0].amount).toBe('1800');
    expect((await call('GET', `/api/v1/fund/balance/${seller}`)).body.amount).toBe(1800);
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('settles at once, never or with a wrong amount by the reference', async () => {
    await pay('order-1', { pspExtRef: 'settle-now-1' });
    await pay('order-2', { pspExtRef: 'settle-never-1' });
    await pay('order-3', { pspExtRef: 'settle-diff-1' });
    await refund('order-1', 'settle-now-2');
    expect(await states()).toBe('RECONCILED,PENDING_SETTLEMENT,PENDING_SETTLEMENT,RECONCILED');
    await advance(10 * day);
    expect(await states()).toBe('RECONCILED,PENDING_SETTLEMENT,PENDING_SETTLEMENT,RECONCILED');
    const waiting = '/api/transactions?status=pending_settlement&direction=asc';
    const messages = (await call('GET', waiting)).body.items.map(
      (one: { status: { message?: string } }) => one.status.message,
    );
    const message = 'The processor reported 1001 EUR, the split has 1000 EUR.';
    expect(messages).toEqual([undefined, message]);
    const refused = await settle('psp-order-1', 'order-2');
    expect(refused).toMatchObject({ status: 422, body: { details: [{ field: 'references[0]' }] } });
    await settle('order-2', 'settle-diff-1');
    expect(await states()).toBe('RECONCILED,RECONCILED,RECONCILED,RECONCILED');
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('debits the merchant for a chargeback and credits a reversal once (D79)', async () => {
    await pay('order-1');
    const made = await call('POST', '/_sandbox/chargebacks', { extRef: 'order-1', amount: 400 });
    expect(made.body).toMatchObject({ amount: 400, currency: 'EUR', reversed: false });
    expect(await both()).toBe('0/900 -400/100');
    const charged = (await call('GET', '/api/transactions?type=CHARGEBACK')).body.items;
    expect(charged).toMatchObject([{ amount: 400, sellers: [], status: { type: 'RECONCILED' } }]);
    for (const time of [1, 2]) {
      const path = `/_sandbox/chargebacks/${made.body.transaction}/reverse`;
      expect((await call('POST', path)).body.reversed, `time ${time}`).toBe(true);
      expect(await both()).toBe('0/900 0/100');
    }
    const wrong = { extRef: 'order-1', amount: 1001 };
    expect((await call('POST', '/_sandbox/chargebacks', wrong)).status).toBe(422);
    expect((await call('POST', '/_sandbox/chargebacks', { extRef: 'order-2' })).status).toBe(422);
    expect((await call('POST', '/_sandbox/chargebacks/tx_unknown/reverse')).status).toBe(404);
    expect(await brokenInvariants(call)).toEqual([]);
  });
});

test('settles more transactions in a report than fit into one unit of work', async () => {
  const started = await startTestSandbox();
  const call = started.as();
  const { liable } = await merchantAccounts(call);
  for (let number = 0; number < 205; number += 1)
    await call('POST', '/api/fund/split-payments', payment(`order-${number}`, 10));
  expect(await readBalance(call, liable)).toBe('0/2050');
  await call('POST', '/_sandbox/clock/advance', { toNextJob: true });
  expect(await readBalance(call, liable)).toBe('2050/0');
  expect(await brokenInvariants(call)).toEqual([]);
});
