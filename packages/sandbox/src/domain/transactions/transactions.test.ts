import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSeller } from '../../testing/books.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';

describe.each(ruleStoreKinds)('transactions on $name', ({ open }) => {
  let started: TestSandbox;
  let call: Call;

  beforeAll(async () => {
    started = await startTestSandbox({ storage: await open() });
    call = started.as();
    const mila = await createSeller(call, 'Mila Ceramics');
    const jonas = await createSeller(call, 'Jonas Prints');
    const pay = (extRef: string, amount: number, more: object = {}) =>
      call('POST', '/api/fund/split-payments', {
        extRef,
        totalAmount: amount,
        currency: 'EUR',
        paymentProcessor: 'ADYEN',
        pspExtRef: `PSP_${extRef}`,
        items: [
          { type: 'ITEM', label: 'PRODUCT_ITEM', extRef: 'item-1', amount: 60, accountCode: mila },
          { type: 'ITEM', label: 'COMMISSION', extRef: 'item-2', amount: 10, accountCode: mila },
          {
            type: 'ITEM',
            label: 'SHIPPING',
            extRef: 'item-3',
            amount: amount - 70,
            accountCode: jonas,
          },
        ],
        ...more,
      });
    const minute = () => call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    await pay('order-1', 100, { paymentMethod: 'ideal' });
    await minute();
    await pay('order-2', 300);
    await minute();
    const body = { extRef: 'order-2', pspMutationExtRef: 'settle-never-Refund' };
    await call('POST', '/api/fund/split-refunds', body);
    await minute();
    await call('POST', '/_sandbox/processor-payments', {
      extRef: 'order_3%',
      amount: 50,
      currency: 'EUR',
    });
    await minute();
    await call('POST', '/_sandbox/settlements', { references: ['order-1'] });
  });
  afterAll(() => started.close());

  const list = async (query: string) => {
    const { status, body } = await call('GET', `/api/transactions?${query}`);
    expect(status).toBe(200);
    const items = body.items as { type: string; amount: number }[];
    return [items.map(({ type, amount }) => `${type} ${amount}`).join(), body.pagination.total];
  };

  test('show payments and refunds with their sellers', async () => {
    const { body } = await call('GET', '/api/transactions?direction=asc');
    expect(body.pagination).toEqual({ page: 0, limit: 25, total: 4 });
    expect(body.items[0]).toEqual({
      code: expect.stringMatching(/^tx_/),
      type: 'PAYMENT',
      status: { type: 'RECONCILED' },
      sellers: [
        { code: expect.stringMatching(/^ah_/), name: 'Mila Ceramics', amount: 60 },
        { code: expect.stringMatching(/^ah_/), name: 'Jonas Prints', amount: 30 },
      ],
      amount: 100,
      processor: 'ADYEN',
      method: 'ideal',
      pspExtRef: 'PSP_order-1',
      createdAt: '2026-03-10T09:30:00.000Z',
      updatedAt: '2026-03-10T09:34:00.000Z',
    });
    expect(body.items[2]).toMatchObject({
      type: 'REFUND',
      pspMutationExtRef: 'settle-never-Refund',
      sellers: [
        { name: 'Mila Ceramics', amount: 60 },
        { name: 'Jonas Prints', amount: 230 },
      ],
    });
    expect(body.items[3]).toMatchObject({ status: { type: 'PENDING_SPLIT' }, sellers: [] });
  });

  test.each<[string, string, number]>([
    ['', 'PAYMENT 50,REFUND 300,PAYMENT 300,PAYMENT 100', 4],
    ['limit=1&page=1', 'REFUND 300', 4],
    ['page=9', '', 4],
    ['sort=amount&direction=asc&limit=3', 'PAYMENT 50,PAYMENT 100,PAYMENT 300', 4],
    ['sort=updatedAt', 'PAYMENT 100,PAYMENT 50,REFUND 300,PAYMENT 300', 4],
    ['status=&type=', 'PAYMENT 50,REFUND 300,PAYMENT 300,PAYMENT 100', 4],
    ['status=pending_split', 'PAYMENT 50', 1],
    ['status=reconciled', 'PAYMENT 100', 1],
    ['status=cancelled', '', 0],
    ['type=REFUND', 'REFUND 300', 1],
    ['type=PAYMENT&status=pending_settlement', 'PAYMENT 300', 1],
    ['query=psp_ORDER-2', 'REFUND 300,PAYMENT 300', 2],
    ['query=never-refund', 'REFUND 300', 1],
    ['query=%25', 'PAYMENT 50', 1],
    ['query=_3', 'PAYMENT 50', 1],
    ['query=%5C', '', 0],
    ['query=TX_', 'PAYMENT 50,REFUND 300,PAYMENT 300,PAYMENT 100', 4],
    ['query=rs_', 'REFUND 300', 1],
    ['from=2026-03-10T09:31:00Z&to=2026-03-10T09:32:00Z', 'PAYMENT 300', 1],
    ['from=2026-03-10T09:31:00Z&type=PAYMENT', 'PAYMENT 50,PAYMENT 300', 2],
    ['to=2026-03-10', '', 0],
  ])('are listed with %j', async (query, expected, total) => {
    expect(await list(query)).toEqual([expected, total]);
  });

  test.each(['from=2026-03-02&to=2026-03-01', 'from=2026-02-30', 'limit=501', 'status=RECONCILED'])(
    'are rejected with %j',
    async (query) => {
      expect((await call('GET', `/api/transactions?${query}`)).status).toBe(422);
    },
  );

  test('report the beginning of a period that ends before it', async () => {
    const { body } = await call('GET', '/api/transactions?from=2026-04-01&to=2026-03-01');
    expect(body).toMatchObject({
      code: '422.900.003',
      details: [{ field: 'to', message: 'The value must not be before 2026-04-01.' }],
    });
  });

  test('are hidden from other merchants', async () => {
    const { body } = await started.as()('GET', '/api/transactions');
    expect(body.pagination.total).toBe(0);
  });
});
