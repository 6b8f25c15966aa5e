import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.js';
import {
  bankUpdate,
  createPayableSeller,
  earn,
  type PayableSeller,
} from '../../testing/payable-seller.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';

const requests = '/api/fund/payout-requests';
const overview = '/api/fund/payouts';

function leaf(extRef: string, label: string, amount: number) {
  return { type: 'ITEM', extRef, label, amount };
}

describe.each(ruleStoreKinds)('the payout overview on $name', ({ open }) => {
  let started: TestSandbox;
  let store: Store;
  let call: Call;
  let seller: PayableSeller;

  beforeAll(async () => {
    store = await open();
    started = await startTestSandbox({ storage: store });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    const key = `test_${randomUUID()}`;
    call = started.as(key);
    seller = await createPayableSeller(store, key, call);
  });
  const until = (to: string) => call('POST', '/_sandbox/clock/advance', { to });

  test('shows seller and bank account, filtered and ordered (D208, D209)', async () => {
    await earn(call, seller.account, 10_000, 'order-1');
    const bank = `/api/accountholders/${seller.holder}/externalaccounts/${seller.external}`;
    await call('PATCH', bank, { ...bankUpdate, acceptOtherCurrencies: true });
    const body = { accountCode: seller.account, targetCurrency: 'USD' };
    const { code } = (await call('POST', requests, { ...body, amount: 100 })).body;
    const other = (await call('POST', requests, body)).body.code as string;
    await call('DELETE', `${requests}/${other}`);
    const { items } = (await call('GET', `${overview}?direction=asc`)).body;
    expect(items[1]).toMatchObject({ code: other, status: 'CANCELLED' });
    expect(items[1]).not.toHaveProperty('amount');
    await until('2026-03-10T09:30:01Z');
    const found = await call('GET', `${overview}?query=MILA&status=ACCEPTED&sort=amount`);
    expect(found.body).toEqual({
      items: [
        {
          code,
          amount: 100,
          sourceCurrency: 'EUR',
          targetCurrency: 'USD',
          seller: { code: seller.holder, name: 'Mila Ceramics', amount: 100 },
          virtualAccountCode: seller.account,
          iban: 'NL45SNDB0000000001',
          status: 'ACCEPTED',
          createdAt: '2026-03-10T09:30:00.000Z',
        },
      ],
      pagination: { page: 0, limit: 25, total: 1 },
    });
    const total = async (query: string) =>
      (await call('GET', `${overview}?${query}`)).body.pagination.total as number;
    expect(await total(`query=${seller.account.toLowerCase()}`)).toBe(2);
    expect(await total('query=nobody')).toBe(0);
    expect(await total('query=%25')).toBe(0);
    expect(await total('toDate=2026-03-10T09:30:00Z')).toBe(0);
    const reversed = await call('GET', `${overview}?fromDate=2026-04-01&toDate=2026-03-01`);
    expect(reversed.body.details[0].field).toBe('toDate');
  });

  test('lists the payments and refunds of a scheduled payout, and none of a requested one (D103)', async () => {
    const frequency = '0 0 0 ? * MON';
    await call('PUT', `/api/payout-configuration/accounts/${seller.account}`, {
      type: 'SCHEDULED',
      frequency,
      refundPeriod: 0,
    });
    await call('POST', '/api/fund/split-payments', {
      extRef: 'order-1',
      totalAmount: 1000,
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      pspExtRef: 'settle-now-1',
      description: 'Two bowls',
      items: [
        {
          type: 'GROUP',
          extRef: 'group',
          amount: 1000,
          accountCode: seller.account,
          items: [
            leaf('bowls', 'PRODUCT_ITEM', 850),
            leaf('commission', 'COMMISSION', 100),
            leaf('payment', 'PAYMENT_FEE', 50),
          ],
        },
      ],
    });
    await earn(call, seller.account, 500, 'order-2');
    await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    await call('POST', '/api/fund/split-refunds', {
      extRef: 'order-2',
      pspMutationExtRef: 'refund-2',
    });
    await call('POST', requests, { accountCode: seller.account, amount: 1 });
    await until('2026-03-17T12:00:00Z');
    const { elements } = (await call('GET', requests)).body;
    expect(elements.map((one: { amount: number }) => one.amount)).toEqual([849, 1]);
    const [scheduled, requested] = elements.map((one: { code: string }) => one.code);
    const { items, pagination } = (await call('GET', `${requests}/${scheduled}/settlements`)).body;
    expect(pagination).toEqual({ page: 0, limit: 25, total: 3 });
    const totals = items.map((one: { totalAmountSeller: number }) => one.totalAmountSeller);
    expect(totals).toEqual([-500, 500, 850]);
    expect(items[0]).toMatchObject({ subType: 'REFUND', date: '2026-03-10T09:31:00.000Z' });
    expect(items[2]).toMatchObject({
      subType: 'PAYMENT',
      description: 'Two bowls',
      status: 'RECONCILED',
      amountBreakdown: {
        productAmount: 1000,
        commission: -100,
        handlingFee: -50,
        rmaFee: 0,
        deficiency: 0,
        refundFee: 0,
        vat: 0,
      },
    });
    const none = await call('GET', `${requests}/${requested}/settlements`);
    expect(none.body.items).toEqual([]);
    expect((await call('GET', `${requests}/po_x/settlements`)).status).toBe(404);
    const page = await call('GET', `${requests}/${scheduled}/settlements?limit=2&page=1`);
    expect(page.body.items).toEqual([items[2]]);
    // Paid items are in no later payout; items of a returned payout are.
    await earn(call, seller.account, 70, 'order-3');
    await call('POST', `/_sandbox/payouts/${scheduled}/outcome`, { outcome: 'RETURNED' });
    await until('2026-03-23T12:00:00Z');
    const [next] = (await call('GET', requests)).body.elements;
    expect(next.amount).toBe(919);
    const again = await call('GET', `${requests}/${next.code}/settlements`);
    expect(again.body.pagination.total).toBe(4);
    await earn(call, seller.account, 80, 'order-4');
    await until('2026-03-30T12:00:00Z');
    const [last] = (await call('GET', requests)).body.elements;
    const alone = await call('GET', `${requests}/${last.code}/settlements`);
    expect(alone.body.pagination.total).toBe(1);
  });
});
