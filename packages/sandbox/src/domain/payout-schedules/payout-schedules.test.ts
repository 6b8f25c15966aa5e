import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.js';
import { tenantOf } from '../../tenants/keys.js';
import { merchantAccounts } from '../../testing/books.js';
import {
  changeHolders,
  createPayableSeller,
  earn,
  type PayableSeller,
  setCheck,
} from '../../testing/payable-seller.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import {
  brokenInvariants,
  type Call,
  startTestSandbox,
  type TestSandbox,
} from '../../testing/test-sandbox.js';

const path = '/api/payout-configuration';
const weekly = { type: 'SCHEDULED', frequency: '0 0 0 ? * MON', refundPeriod: 0 };

describe.each(ruleStoreKinds)('payout schedules on $name', ({ open }) => {
  let started: TestSandbox;
  let store: Store;
  let key: string;
  let call: Call;
  let seller: PayableSeller;
  let own: string;

  beforeAll(async () => {
    store = await open();
    started = await startTestSandbox({ storage: store });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    key = `test_${randomUUID()}`;
    call = started.as(key);
    seller = await createPayableSeller(store, key, call);
    own = `${path}/accounts/${seller.account}`;
  });

  const until = async (to: string): Promise<void> => {
    expect((await call('POST', '/_sandbox/clock/advance', { to })).status).toBe(200);
  };
  /** Returns all payouts as `date amount status`, oldest first. */
  const payouts = async (): Promise<string[]> => {
    const { body } = await call('GET', '/api/fund/payout-requests?_asc=true&_pageSize=500');
    return body.elements.map((one: { processAt: string; amount: number; status: string }) =>
      [one.processAt.slice(0, 16), one.amount, one.status].join(' '),
    );
  };
  /** Returns the messages of webhooks about scheduled payouts that could not be made. */
  const misses = (): Promise<string[]> =>
    store.reader(tenantOf(key)).run(async (db) => {
      const query = db.selectFrom('webhook_events').select('body').orderBy('code');
      const rows = await query.where('tenant', '=', tenantOf(key)).execute();
      return rows.flatMap(({ body }) => {
        const event = JSON.parse(body) as Record<string, string | null>;
        return event['payoutCode'] === null ? [`${event['payoutMessage']}`] : [];
      });
    });

  test('applies the most specific configuration without merging (D104, D213)', async () => {
    const { liable } = await merchantAccounts(call);
    const show = async () => (await call('GET', own)).body;
    expect(await show()).toEqual({ type: 'MANUAL' });
    expect((await call('PUT', `${path}/default`, weekly)).body).toEqual(weekly);
    expect(await show()).toEqual(weekly);
    const division = { ...weekly, refundPeriod: 14, minimumAmount: 500 };
    expect((await call('PUT', `${path}/division`, division)).body).toEqual(division);
    expect(await show()).toEqual(division);
    expect((await call('GET', `${path}/accounts/${liable}`)).body).toEqual(division);
    expect((await call('PUT', own, { type: 'MANUAL' })).body).toEqual({ type: 'MANUAL' });
    expect(await show()).toEqual({ type: 'MANUAL' });
    for (const _repeat of [1, 2]) {
      expect((await call('DELETE', own)).body).toEqual(division);
    }
    expect((await call('GET', `${path}/accounts/va_unknown`)).status).toBe(404);
    expect((await started.as()('PUT', own, weekly)).status).toBe(404);
  });

  test.each([
    { type: 'MANUAL', minimumAmount: 500 },
    { ...weekly, type: 'MANUAL', minimumAmount: 0 },
    weekly,
    { ...weekly, minimumAmount: 500 },
  ])('stores and returns %j as sent (D215)', async (body) => {
    for (const target of [own, `${path}/division`, `${path}/default`])
      expect((await call('PUT', target, body)).body).toEqual(body);
    expect((await call('GET', own)).body).toEqual(body);
    expect((await call('DELETE', own)).body).toEqual(body);
  });

  test('schedules no payouts for MANUAL, and allows a requested payout below minimumAmount', async () => {
    await call('PUT', own, { ...weekly, type: 'MANUAL', minimumAmount: 500 });
    await earn(call, seller.account, 1000, 'order-1');
    await until('2026-04-01T00:00:00Z');
    expect(await payouts()).toEqual([]);
    await call('POST', '/api/fund/payout-requests', { accountCode: seller.account, amount: 400 });
    await until('2026-04-02T00:00:00Z');
    expect(await payouts()).toEqual(['2026-04-01T00:00 400 ACCEPTED']);
  });

  test('rejects invalid configurations, and any for a closed holder with 402', async () => {
    const wrong = await call('PUT', own, { ...weekly, frequency: '0 0 0 ? * MON#6' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { code: '422.340.001', details: [{ field: 'frequency' }] },
    });
    const crontab = await call('PUT', own, { ...weekly, frequency: '0 6 * * 1' });
    expect(crontab.body).toEqual({
      code: '422.340.001',
      message: 'The value is not a Quartz cron expression of six or seven fields.',
      details: [
        {
          field: 'frequency',
          code: '422.340.001',
          message: 'The value is not a Quartz cron expression of six or seven fields.',
          attemptedValue: '0 6 * * 1',
        },
      ],
    });
    for (const body of [
      { type: 'SCHEDULED' },
      { ...weekly, refundPeriod: -1 },
      { ...weekly, minimumAmount: -1 },
      { type: 'DAILY' },
      { type: 'MANUAL', frequency: '0 6 * * 1' },
      { type: 'MANUAL', minimumAmount: -1 },
    ])
      expect((await call('PUT', own, body)).status).toBe(422);
    expect((await call('GET', own)).body).toEqual({ type: 'MANUAL' });
    await changeHolders(store, key, { status: 'CLOSED' });
    expect((await call('PUT', own, weekly)).body.code).toBe('402.200.001');
  });

  test('makes payouts at 06:00 on matching days for a year (D100)', async () => {
    await call('PUT', own, { ...weekly, frequency: '0 0 0 ? * 6#3' });
    const days = [
      '2026-03-20',
      '2026-04-17',
      '2026-05-15',
      '2026-06-19',
      '2026-07-17',
      '2026-08-21',
      '2026-09-18',
      '2026-10-16',
      '2026-11-20',
      '2026-12-18',
      '2027-01-15',
      '2027-02-19',
    ];
    for (const [index, day] of days.entries()) {
      await earn(call, seller.account, 1000 + index, `order-${index}`);
      await until(`${day}T06:00:00Z`);
    }
    await until('2027-03-10T09:30:00Z');
    expect(await payouts()).toEqual(
      days.map((day, index) => `${day}T06:00 ${1000 + index} PROCESSED`),
    );
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('pays out after the refund period and from the minimum amount (D101)', async () => {
    await call('PUT', own, { ...weekly, refundPeriod: 14, minimumAmount: 500 });
    await earn(call, seller.account, 400, 'order-1');
    await until('2026-03-16T12:00:00Z');
    await earn(call, seller.account, 300, 'order-2');
    await until('2026-03-23T12:00:00Z');
    await earn(call, seller.account, 900, 'order-3');
    // On 30 March, the payments of the 10th and the 16th are old enough, that of the 23rd is not.
    await until('2026-03-31T00:00:00Z');
    expect(await payouts()).toEqual(['2026-03-30T06:00 700 ACCEPTED']);
    await until('2026-04-07T00:00:00Z');
    expect(await payouts()).toEqual([
      '2026-03-30T06:00 700 PROCESSED',
      '2026-04-06T06:00 900 ACCEPTED',
    ]);
  });

  test('subtracts later debits and carries over a negative amount (D101)', async () => {
    await call('PUT', own, { ...weekly, refundPeriod: 7 });
    await earn(call, seller.account, 1000, 'order-1');
    await until('2026-03-17T12:00:00Z');
    await earn(call, seller.account, 2000, 'order-2');
    await call('POST', '/api/fund/split-refunds', {
      extRef: 'order-1',
      pspMutationExtRef: 'refund-1',
    });
    await call('POST', '/api/fund/payout-requests', { accountCode: seller.account, amount: 300 });
    await until('2026-03-23T12:00:00Z');
    expect(await payouts()).toEqual(['2026-03-17T12:00 300 PROCESSED']);
    await until('2026-03-30T12:00:00Z');
    expect((await payouts()).at(-1)).toBe('2026-03-30T06:00 1700 ACCEPTED');
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('sends a webhook for an impossible payout and retries it (D102)', async () => {
    await call('PUT', `${path}/default`, weekly);
    await until('2026-03-16T12:00:00Z');
    expect(await misses()).toEqual([]);
    await earn(call, seller.account, 1000, 'order-1');
    await setCheck(store, key, seller.holder, seller.holder, 'IN_PROGRESS');
    await until('2026-03-23T12:00:00Z');
    expect(await misses()).toEqual(['The account holder has not passed the identity check.']);
    expect(await payouts()).toEqual([]);
    await setCheck(store, key, seller.holder, seller.holder, 'PASSED');
    await until('2026-03-30T12:00:00Z');
    expect(await payouts()).toEqual(['2026-03-30T06:00 1000 ACCEPTED']);
    expect(await misses()).toHaveLength(1);
  });

  test('applies a change from the next run', async () => {
    await call('PUT', own, weekly);
    await earn(call, seller.account, 1000, 'order-1');
    await call('PUT', own, { ...weekly, frequency: '0 0 0 L * ?' });
    await until('2026-03-31T05:59:59Z');
    expect(await payouts()).toEqual([]);
    await until('2026-03-31T06:00:00Z');
    expect(await payouts()).toEqual(['2026-03-31T06:00 1000 ACCEPTED']);
    const dates = await call('GET', `/_sandbox/payout-dates/${seller.account}`);
    expect(dates.body.dates.slice(0, 3)).toEqual([
      '2026-04-30T06:00:00.000Z',
      '2026-05-31T06:00:00.000Z',
      '2026-06-30T06:00:00.000Z',
    ]);
    await call('DELETE', own);
    const manual = await call('GET', `/_sandbox/payout-dates/${seller.account}`);
    expect(manual.body).toEqual({ dates: [] });
    const { body } = await call('GET', '/_sandbox/clock');
    expect(body.nextJobAt).toBe('2026-04-01T09:00:00.000Z');
  });
});
