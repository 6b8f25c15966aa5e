import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.js';
import { createPayableSeller, earn } from '../../testing/payable-seller.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';

describe.each(ruleStoreKinds)('time zones on $name', ({ open }) => {
  let started: TestSandbox;
  let store: Store;
  let key: string;
  let call: Call;
  let account: string;

  beforeAll(async () => {
    store = await open();
    started = await startTestSandbox({ storage: store });
  });
  afterAll(() => started.close());
  beforeEach(() => {
    key = `test_${randomUUID()}`;
    call = started.as(key);
  });

  /** Creates a seller with daily payouts in a time zone, and sets the clock. */
  const begin = async (at: string, timeZone: string, refundPeriod: number): Promise<void> => {
    await call('POST', '/_sandbox/reset', { at });
    await call('PATCH', '/_sandbox/merchant', { timeZone });
    ({ account } = await createPayableSeller(store, key, call));
    const daily = { type: 'SCHEDULED', frequency: '0 0 0 * * ?', refundPeriod };
    const put = await call('PUT', `/api/payout-configuration/accounts/${account}`, daily);
    expect(put.status).toBe(200);
  };
  const until = async (to: string): Promise<void> => {
    expect((await call('POST', '/_sandbox/clock/advance', { to })).status).toBe(200);
  };
  const payouts = async (): Promise<string[]> => {
    const { body } = await call('GET', '/api/fund/payout-requests?_asc=true&_pageSize=500');
    return body.elements.map((one: { processAt: string; amount: number }) =>
      [one.processAt.slice(0, 16), one.amount].join(' '),
    );
  };
  const nextDate = async (): Promise<string> => {
    const { body } = await call('GET', `/_sandbox/payout-dates/${account}`);
    return body.dates[0];
  };

  test.each([
    {
      // 3 September 2028 begins at 01:00, which is 04:00 in UTC: clocks skip midnight.
      zone: 'America/Santiago',
      lastOfDay: '2028-09-03T03:59:59Z',
      firstOfNext: '2028-09-03T04:00:00Z',
      runs: ['2028-09-03T09:00 1', '2028-09-04T09:00 2'],
    },
    {
      // 5 November 2028 begins twice, at 04:00 and at 05:00 in UTC; the first one counts.
      zone: 'America/Havana',
      lastOfDay: '2028-11-05T03:59:59Z',
      firstOfNext: '2028-11-05T04:00:00Z',
      runs: ['2028-11-05T11:00 1', '2028-11-06T11:00 2'],
    },
    {
      zone: 'UTC',
      lastOfDay: '2028-02-28T23:59:59Z',
      firstOfNext: '2028-02-29T00:00:00Z',
      runs: ['2028-02-29T06:00 1', '2028-03-01T06:00 2'],
    },
  ])('counts the refund period in days of $zone (D232)', async (one) => {
    await begin(one.lastOfDay, one.zone, 1);
    await earn(call, account, 1, 'last-of-day');
    await until(one.firstOfNext);
    await earn(call, account, 2, 'first-of-next');
    await call('POST', '/_sandbox/clock/advance', { seconds: 3 * 86_400 });
    expect(await payouts()).toEqual(one.runs);
  });

  test('applies a new time zone from the next run, and runs no date twice (D233)', async () => {
    await begin('2028-05-01T05:00:00Z', 'UTC', 0);
    await earn(call, account, 1, 'order-1');
    await until('2028-05-01T08:00:00Z');
    expect(await payouts()).toEqual(['2028-05-01T06:00 1']);
    await earn(call, account, 2, 'order-2');
    await call('PATCH', '/_sandbox/merchant', { timeZone: 'America/New_York' });
    // In New York it is 04:00 on 1 May, which has already run.
    expect(await nextDate()).toBe('2028-05-02T10:00:00.000Z');
    await until('2028-05-02T09:59:59Z');
    expect(await payouts()).toHaveLength(1);
    await call('PATCH', '/_sandbox/merchant', { timeZone: 'Asia/Kolkata' });
    // In Kolkata it is 15:29 on 2 May: 06:00 has passed without a run.
    expect(await nextDate()).toBe('2028-05-03T00:30:00.000Z');
    await until('2028-05-03T12:00:00Z');
    expect(await payouts()).toEqual(['2028-05-01T06:00 1', '2028-05-03T00:30 2']);
  });

  test('includes the time zone in snapshots, exports and the state hash', async () => {
    const hash = async () => (await call('GET', '/_sandbox/state-hash')).body.hash;
    const zone = async (by = call) => (await by('GET', '/_sandbox/merchant')).body.timeZone;
    await begin('2028-05-01T05:00:00Z', 'Europe/Berlin', 0);
    const before = await hash();
    await call('PUT', '/_sandbox/snapshots/berlin');
    await call('PATCH', '/_sandbox/merchant', { timeZone: 'Asia/Kolkata' });
    expect(await hash()).not.toBe(before);
    expect((await call('POST', '/_sandbox/snapshots/berlin/restore')).body.hash).toBe(before);
    expect(await zone()).toBe('Europe/Berlin');
    const { body } = await call('GET', '/_sandbox/export');
    const other = started.as();
    expect((await other('POST', '/_sandbox/import', body)).body.hash).toBe(before);
    expect(await zone(other)).toBe('Europe/Berlin');
    body.tables.divisions[0].timezone = 'Europe/Atlantis';
    const refused = await other('POST', '/_sandbox/import', body);
    expect(refused.status).toBe(422);
    expect(refused.body.details[0].message).toBe(
      'The export is damaged: unknown time zone Europe/Atlantis.',
    );
    await call('POST', '/_sandbox/reset');
    expect(await zone()).toBe('UTC');
  });

  test('rejects names that the tz database does not have, without changes', async () => {
    for (const timeZone of ['Europe/Atlantis', '+02:00', '', 'Europe/Berlin ', 'x'.repeat(65), 1]) {
      const body = { timeZone, unitedStates: true };
      const refused = await call('PATCH', '/_sandbox/merchant', body);
      expect([refused.status, timeZone]).toEqual([
        typeof timeZone === 'string' ? 422 : 400,
        timeZone,
      ]);
    }
    expect((await call('GET', '/_sandbox/merchant')).body).toMatchObject({
      unitedStates: false,
      timeZone: 'UTC',
    });
    const refused = await call('PATCH', '/_sandbox/merchant', { timeZone: '+02:00' });
    expect(refused.body.details).toEqual([
      {
        field: 'timeZone',
        code: '422.900.005',
        message: 'The value must be the name of a time zone, such as Europe/Berlin.',
        attemptedValue: '+02:00',
      },
    ]);
    for (const timeZone of ['Asia/Kolkata', 'Etc/GMT+5', 'UTC'])
      expect((await call('PATCH', '/_sandbox/merchant', { timeZone })).body.timeZone).toBe(
        timeZone,
      );
  });
});
