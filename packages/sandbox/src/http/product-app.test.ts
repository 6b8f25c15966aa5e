import { beforeAll, expect, test } from 'vitest';
import { type Call, useTestSandbox } from '../testing/test-sandbox.js';

let call: Call;

const started = useTestSandbox();
beforeAll(async () => {
  call = started.as();
});

test('returns 405 with an error code for a method that the path does not support', async () => {
  const { status, headers, body } = await call('PATCH', '/api/fund/split-refunds', {});
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
  expect(body.code).toBe('405.900.001');
});

test('sends a replay header for a repeated split, but not for a repeated transfer', async () => {
  const holder = await call('POST', '/api/accountholders', { displayName: 'Noor Weaving' });
  const account = holder.body.accounts[0].code as string;
  const item = { type: 'ITEM', label: 'SHIPPING', extRef: 'item-1', amount: 5 };
  const split = {
    extRef: 'order-2',
    totalAmount: 5,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: 'settle-now-2',
    items: [{ ...item, accountCode: account }],
  };
  const divisions = await call('GET', '/api/divisions');
  const transfer = {
    fromAccountCode: account,
    toAccountCode: divisions.body[0].balances[0].virtualAccountCode as string,
    amount: 5,
    type: 'CORRECTION',
    idempotencyKey: '0b6f6f0e-5b7c-4a3e-8d55-0d6c1f1f7a02',
  };
  const replayed = async (path: string, body: object) => {
    const [first, again] = [await call('POST', path, body), await call('POST', path, body)];
    expect(again).toMatchObject({ status: 200, body: first.body });
    return again.headers.get('x-idempotent-replay');
  };
  expect(await replayed('/api/fund/split-payments', split)).toBe('true');
  expect(await replayed('/api/fund/balance-transfers', transfer)).toBeNull();
});
