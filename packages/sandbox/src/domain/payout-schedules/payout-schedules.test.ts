import { expect, test } from 'vitest';
import { earn } from '../../testing/books.js';
import { createPayableSeller } from '../../testing/payable-seller.js';
import { startTestSandbox } from '../../testing/test-sandbox.js';

test('announces the dates of payouts, and applies a change from the next one', async () => {
  const started = await startTestSandbox();
  const call = started.as();
  const { account } = await createPayableSeller(call);
  const path = `/api/payout-configuration/accounts/${account}`;
  const schedule = (frequency: string) =>
    call('PUT', path, { type: 'SCHEDULED', frequency, refundPeriod: 0 });
  const next = async () => (await call('GET', `/_sandbox/payout-dates/${account}`)).body;
  const dates = async () => (await next()).dates;
  const payouts = async () => (await call('GET', '/api/fund/payout-requests')).body.elements;
  await schedule('0 0 0 ? * MON');
  expect((await dates())[0]).toBe('2026-03-16T06:00:00.000Z');
  expect((await next()).obstacle).toBe('Nothing is due after the refund period.');
  await earn(call, account, 1000, 'order-1');
  expect((await next()).obstacle).toBeUndefined();
  await schedule('0 0 0 L * ?');
  await call('POST', '/_sandbox/clock/advance', { to: '2026-03-31T05:59:59Z' });
  expect(await payouts()).toEqual([]);
  await call('POST', '/_sandbox/clock/advance', { to: '2026-03-31T06:00:00Z' });
  expect(await payouts()).toMatchObject([{ amount: 1000, status: 'ACCEPTED' }]);
  expect((await dates()).slice(0, 3)).toEqual([
    '2026-04-30T06:00:00.000Z',
    '2026-05-31T06:00:00.000Z',
    '2026-06-30T06:00:00.000Z',
  ]);
  await call('DELETE', path);
  expect(await dates()).toEqual([]);
  expect((await call('GET', '/_sandbox/clock')).body.nextJobAt).toBe('2026-04-01T09:00:00.000Z');
  await schedule('0 0 0 * * ?');
  await call('POST', '/_sandbox/clock/advance', { to: '2026-04-02T06:00:00Z' });
  const obstacle = 'Nothing is due after the refund period.';
  expect((await next()).unpaidRun).toEqual({ at: '2026-04-02T06:00:00.000Z', obstacle });
});
