import { expect, test } from 'vitest';
import { createSeller, earn } from '../testing/books.js';
import { useTestSandbox } from '../testing/test-sandbox.js';

const started = useTestSandbox();

test('sends no replay header for a repeated transfer', async () => {
  const call = started.as();
  const account = await createSeller(call, 'Noor Weaving');
  await earn(call, account, 5, 'order-2');
  const divisions = await call('GET', '/api/divisions');
  const transfer = {
    fromAccountCode: account,
    toAccountCode: divisions.body[0].balances[0].virtualAccountCode as string,
    amount: 5,
    type: 'CORRECTION',
    idempotencyKey: '0b6f6f0e-5b7c-4a3e-8d55-0d6c1f1f7a02',
  };
  const path = '/api/fund/balance-transfers';
  const [first, again] = [await call('POST', path, transfer), await call('POST', path, transfer)];
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(again.headers.get('x-idempotent-replay')).toBeNull();
});
