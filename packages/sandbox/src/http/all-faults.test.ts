import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';

// All errors of a request are reported at once, and each has a code (D16, D250).

let started: TestSandbox;
let call: Call;

beforeAll(async () => {
  started = await startTestSandbox();
  call = started.as();
});
afterAll(() => started.close());

interface Detail {
  readonly field: string;
  readonly code: string;
}

async function detailsOf(path: string, body: object): Promise<string[]> {
  const response = await call('POST', path, body);
  const details = response.body.details as Detail[];
  return [String(response.status), ...details.map(({ field, code }) => `${field} ${code}`)];
}

test('reports both unknown accounts of a payout', async () => {
  const body = { accountCode: 'va_unknown', externalAccountCode: 'ea_unknown' };
  const faults = ['422', 'accountCode 422.330.001', 'externalAccountCode 422.330.002'];
  expect(await detailsOf('/api/v1/fund/payout-requests', body)).toEqual(faults);
  expect(await detailsOf('/api/fund/payout-requests', body)).toEqual(faults);
});

test('reports an unknown and a closed account of a transfer', async () => {
  const holder = await call('POST', '/api/accountholders', { displayName: 'Mila Ceramics' });
  const { code, accounts } = holder.body;
  await call('POST', `/_sandbox/account-holders/${code}/status`, { code: 'CLOSED' });
  const transfer = {
    fromAccountCode: 'va_unknown',
    toAccountCode: accounts[0].code,
    amount: 5,
    type: 'CORRECTION',
    idempotencyKey: '0b6f6f0e-5b7c-4a3e-8d55-0d6c1f1f7a01',
  };
  expect(await detailsOf('/api/fund/balance-transfers', transfer)).toEqual([
    '422',
    'fromAccountCode 422.320.002',
    'toAccountCode 402.200.001',
  ]);
});

test('reports all missing fields of a partial refund in version 1', async () => {
  const items = [
    { type: 'ITEM', label: 'REFUND_FEE', extRef: 'back-1', originalExtRef: 'item-1' },
    { type: 'ITEM', extRef: 'a b c', originalExtRef: 'item-1' },
  ];
  const body = { extRef: 'order-1', pspMutationExtRef: '', items };
  expect(await detailsOf('/api/v1/fund/split-refunds', body)).toEqual([
    '422',
    'pspMutationExtRef 422.900.003',
    'totalAmount 422.900.002',
    'extProcessedAt 422.900.002',
    'items[0].amount 422.900.002',
    'items[1].extRef 422.900.004',
  ]);
});

/** A group of one item. */
function group(extRef: string, item: object): object {
  return { type: 'GROUP', extRef, amount: 5, items: [item] };
}

test('reports one error for a tree that is too deep, at the first level beyond the limit', async () => {
  const leaf = { type: 'ITEM', label: 'SHIPPING', extRef: 'item-1', amount: 5 };
  const body = {
    extRef: 'order-1',
    totalAmount: 5,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: 'psp-1',
    items: [group('box-1', group('box-2', group('box-3', leaf)))],
  };
  expect(await detailsOf('/api/fund/split-payments', body)).toEqual([
    '422',
    'items[0].items[0].items[0].type 422.300.003',
  ]);
});

test('reports an empty list as the attempted value', async () => {
  const full = { extRef: 'order-1', pspMutationExtRef: 'x', totalAmount: 5 };
  const body = { ...full, extProcessedAt: '2026-03-10T10:00:00Z', items: [] };
  const { details } = (await call('POST', '/api/fund/split-refunds', body)).body;
  expect(details).toMatchObject([{ field: 'items', attemptedValue: [] }]);
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
