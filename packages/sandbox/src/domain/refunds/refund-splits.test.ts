import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBalance, createSeller, merchantAccounts } from '../../testing/books.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import {
  brokenInvariants,
  type Call,
  startTestSandbox,
  type TestSandbox,
} from '../../testing/test-sandbox.js';

const v1 = '/api/v1/fund/split-refunds';
const v2 = '/api/fund/split-refunds';

const refunds = (more: object = {}) => {
  return { extRef: 'order-1', pspMutationExtRef: 'mutation-1', ...more };
};

/** Builds a partial refund with both references and the time. */
const part = (totalAmount: number, items: object[], more: object = {}) =>
  refunds({ totalAmount, extProcessedAt: '2026-03-10T10:00:00+01:00', items, ...more });

/** Builds a leaf of a refund. */
function take(original: string, more: object = {}) {
  const originalExtRef = `order-1:${original}`;
  return { type: 'ITEM', extRef: `back-${original}`, originalExtRef, ...more };
}

/** Builds a leaf of the payment. */
function leaf(name: string, amount: number, label: string, accountCode?: string) {
  return { type: 'ITEM', label, extRef: `order-1:${name}`, amount, accountCode };
}

/** Formats the field and code of each fault. */
function codes(details: { field: string; code: string }[]): string[] {
  return details.map(({ field, code }) => `${field} ${code}`);
}

describe.each(ruleStoreKinds)('refund splits on $name', ({ open }) => {
  let started: TestSandbox;
  let call: Call;
  let seller: string;
  let other: string;
  let liable: string;
  let fee: string;
  let payment: string;

  beforeAll(async () => {
    started = await startTestSandbox({ storage: await open() });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    call = started.as();
    seller = await createSeller(call, 'Mila Ceramics');
    other = await createSeller(call, 'Jonas Prints');
    ({ liable, fee } = await merchantAccounts(call));
    const group = { type: 'GROUP', extRef: 'order-1:group', amount: 9500, accountCode: seller };
    const created = await call('POST', '/api/fund/split-payments', {
      extRef: 'order-1',
      totalAmount: 10_000,
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      pspExtRef: 'psp-1',
      items: [
        {
          ...group,
          items: [
            leaf('product', 8000, 'PRODUCT_ITEM'),
            leaf('commission', 1200, 'COMMISSION'),
            leaf('handling', 300, 'HANDLING_FEE', fee),
          ],
        },
        leaf('voucher', 500, 'PLATFORM_DISCOUNT', other),
      ],
    });
    payment = created.body.code;
  });

  const all = async () =>
    [
      await readBalance(call, seller),
      await readBalance(call, other),
      await readBalance(call, liable),
    ].join(' ');

  test('reverses all movements in a full refund', async () => {
    expect(await all()).toBe('0/8000 0/500 0/1200');
    const { status, body } = await call('POST', v2, refunds({ description: 'Sent back' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      extRef: 'order-1',
      totalAmount: 10_000,
      description: 'Sent back',
      extProcessedAt: '2026-03-10T09:30:00.000Z',
      items: [
        { type: 'GROUP', extRef: 'order-1:group', amount: 9500, accountCode: seller },
        { type: 'ITEM', originalExtRef: 'order-1:voucher', amount: 500, accountCode: other },
      ],
    });
    expect(body.items[0].items[0]).not.toHaveProperty('accountCode');
    expect(await all()).toBe('0/0 0/0 0/0');
    expect(await readBalance(call, fee)).toBe('0/0');
    for (const path of [v1, v2]) {
      expect((await call('GET', `${path}/${body.code}`)).body).toEqual(body);
      expect((await call('GET', path)).body.elements).toEqual([body]);
    }
    const again = await call('POST', v1, refunds({ pspMutationExtRef: 'mutation-2' }));
    expect(again.body).toMatchObject({
      code: '422.310.002',
      details: [{ field: 'extRef' }],
      parameterized: { params: { remainingAmount: 0, extRef: 'order-1' } },
    });
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('takes label, account and amount of a partial refund from the payment', async () => {
    const first = await call('POST', v2, part(3000, [take('product', { amount: 3000 })]));
    expect(first.body).toMatchObject({ totalAmount: 3000 });
    expect(first.body.items[0]).toMatchObject({ label: 'PRODUCT_ITEM', amount: 3000 });
    const whole = [take('commission'), take('handling'), take('voucher')];
    const send = async (product: object, totalAmount: number) => {
      const items = [product, ...whole];
      return call('POST', v1, part(totalAmount, items, { pspMutationExtRef: 'mutation-2' }));
    };
    const tooMuch = await send(take('product'), 10_000);
    expect([tooMuch.status, ...codes(tooMuch.body.details)]).toEqual([
      422,
      'items[0].amount 422.310.003',
      'totalAmount 422.310.002',
    ]);
    expect(tooMuch.body.details[0]).toMatchObject({
      message: expect.stringContaining('At most 5000 is left of the item order-1:product, 8000'),
    });
    expect(tooMuch.body.details[0]).not.toHaveProperty('attemptedValue');
    const rest = await send(take('product', { amount: 5000 }), 7000);
    expect(rest.body).toMatchObject({
      totalAmount: 7000,
      extProcessedAt: '2026-03-10T09:00:00.000Z',
      items: [
        { amount: 5000 },
        { amount: 1200, label: 'COMMISSION' },
        { amount: 300, accountCode: fee },
        { amount: 500, accountCode: other },
      ],
    });
    expect(await all()).toBe('0/0 0/0 0/0');
    expect(await readBalance(call, fee)).toBe('0/0');
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('moves fees from the seller to the merchant and leaves them out of sums (D74, D153)', async () => {
    const group = { type: 'GROUP', extRef: 'back', originalExtRef: 'order-1:group', amount: 3000 };
    const items = [
      {
        ...group,
        items: [
          take('product', { amount: 3000 }),
          take('product', { label: 'REFUND_FEE', amount: 250, extRef: 'back-fee' }),
          take('product', { label: 'REFUND_VAT', amount: 9000, extRef: 'back-vat' }),
        ],
      },
    ];
    const { body } = await call('POST', v2, part(3000, items));
    expect(body).toMatchObject({ totalAmount: 3000, items: [{ amount: 3000 }] });
    expect(await all()).toBe('0/-4250 0/500 0/10450');
    expect((await call('GET', `/api/fund/balance/${seller}`)).body.amounts[0].amount).toBe('0');
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('uses a named account and ignores an unknown one (D150)', async () => {
    const items = [
      take('product', { amount: 1000, accountCode: other }),
      take('commission', { accountCode: 'va_unknown' }),
    ];
    const { body } = await call('POST', v2, part(2200, items));
    expect(body.items[0].accountCode).toBe(other);
    expect(body.items[1]).not.toHaveProperty('accountCode');
    expect(await all()).toBe('0/8000 0/-500 0/0');
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('replays a refund with the same references in both versions (D75)', async () => {
    const items = [take('product', { amount: 1000 })];
    const first = await call('POST', v2, part(1000, items));
    const repeats = await Promise.all(
      Array.from({ length: 8 }, (_one, index) => call('POST', index % 2 ? v1 : v2, refunds())),
    );
    for (const again of repeats) {
      expect(again).toMatchObject({ status: 200, body: first.body });
      expect(again.headers.get('x-idempotent-replay')).toBe('true');
    }
    expect((await call('POST', v2, refunds({ items: [] }))).status).toBe(422);
    expect((await call('GET', v2)).body.totalElementCount).toBe(1);
  });

  test('creates one refund for concurrent retries', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', v2, refunds())),
    );
    expect(new Set(responses.map(({ body }) => body.code)).size).toBe(1);
    expect(await all()).toBe('0/0 0/0 0/0');
  });

  test('rejects a refund of an unknown or cancelled payment', async () => {
    const unknown = await call('POST', v2, refunds({ extRef: 'order-2' }));
    expect(unknown).toMatchObject({ status: 404, body: { code: '404.310.001' } });
    expect(unknown.body.details[0]).toMatchObject({ field: 'extRef', attemptedValue: 'order-2' });
    await call('POST', `/api/fund/split-payments/${payment}/cancel`);
    const cancelled = await call('POST', v1, refunds());
    expect(cancelled).toMatchObject({ status: 409, body: { code: '409.310.001' } });
    expect((await call('GET', `${v2}/rs_unknown`)).body.code).toBe('404.900.001');
  });

  test('rejects the cancellation of a refunded split (D71, D78)', async () => {
    await call('POST', v2, part(1, [take('product', { amount: 1 })]));
    const { status, body } = await call('POST', `/api/fund/split-payments/${payment}/cancel`);
    expect([status, body.code]).toEqual([409, '409.300.004']);
  });

  test('reports ceilings and sums together, and stores nothing', async () => {
    const before = (await call('GET', '/_sandbox/state-hash')).body;
    const items = [
      take('product', { amount: 7000 }),
      take('product', { amount: 1001, extRef: 'back-more' }),
      take('voucher', { amount: 501 }),
      { ...take('group'), type: 'GROUP', amount: 9, items: [take('handling', { amount: 8 })] },
    ];
    const refused = await call('POST', v2, part(10_001, items));
    expect(refused.status).toBe(422);
    expect(codes(refused.body.details)).toEqual([
      'totalAmount 422.310.001',
      'items[3].amount 422.310.004',
      'items[1].amount 422.310.003',
      'items[2].amount 422.310.003',
      'totalAmount 422.310.002',
    ]);
    expect((await call('GET', '/_sandbox/state-hash')).body).toEqual(before);
  });

  test.each<[string, object, string[]]>([
    ['an unknown original', part(1, [take('nothing')]), ['items[0].originalExtRef 422.310.005']],
    [
      'an unknown original among other faults',
      part(9002, [
        take('nothing', { amount: 1 }),
        take('product', { amount: 8001 }),
        take('voucher', { extRef: 'back-product', amount: 1000 }),
      ]),
      [
        'items[0].originalExtRef 422.310.005',
        'items[1].amount 422.310.003',
        'items[2].amount 422.310.003',
        'items[2].extRef 409.310.002',
      ],
    ],
    [
      'a group without an amount that does not match its items',
      part(9500, [{ ...take('group'), type: 'GROUP', items: [take('handling')] }]),
      ['items[0].amount 422.310.004'],
    ],
    ['a leaf of a group', part(1, [take('group')]), ['items[0].originalExtRef 422.310.005']],
    [
      'fees only',
      part(1, [
        {
          ...take('group', { amount: 1 }),
          type: 'GROUP',
          items: [take('product', { label: 'REFUND_FEE', amount: 1 })],
        },
      ]),
      ['items[0].amount 422.310.004', 'items 422.310.010', 'items[0].items 422.310.010'],
    ],
    [
      'an item twice',
      part(2, [take('product', { amount: 1 }), take('product', { amount: 1 })]),
      ['items[1].extRef 409.310.002'],
    ],
    ['a total without items', { totalAmount: 9999 }, ['totalAmount 422.310.009']],
    ['a wrong total', part(2, [take('voucher')]), ['totalAmount 422.310.001']],
    [
      'a partial refund without its total and its time (D206)',
      { items: [take('voucher')] },
      ['totalAmount 422.900.002', 'extProcessedAt 422.900.002'],
    ],
  ])('rejects %s', async (_name, more, expected) => {
    const { body } = await call('POST', v2, refunds(more));
    expect(codes(body.details)).toEqual(expected);
  });

  test('treats the exact remaining amount without items as a full refund in version 2 only (D161, D205)', async () => {
    const alone = { totalAmount: 10_000, extProcessedAt: '2026-03-10T10:00:00+01:00' };
    const refused = await call('POST', v1, refunds(alone));
    expect(refused.status).toBe(422);
    expect(refused.body.code).toBe('422.310.006');
    expect((await call('POST', v2, refunds({ totalAmount: 10_000 }))).status).toBe(200);
  });

  test('orders and filters lists', async () => {
    for (const amount of [30, 10, 20]) {
      const items = [take('product', { amount })];
      await call('POST', v2, part(amount, items, { pspMutationExtRef: `mutation-${amount}` }));
      await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    }
    const list = async (query: string) =>
      (await call('GET', `${v2}?${query}`)).body.elements.map(
        (one: { totalAmount: number }) => one.totalAmount,
      );
    expect(await list('')).toEqual([20, 10, 30]);
    expect(await list('_orderBy=totalAmount&_asc=true')).toEqual([10, 20, 30]);
    expect(await list('_from=2026-03-10T09:31:00Z&_pageSize=1')).toEqual([20]);
    const old = await call('GET', `${v1}?_asc=true&_pageNumber=1&_pageSize=2`);
    expect(old.body).toMatchObject({ totalElementCount: 3, elements: [{ totalAmount: 20 }] });
    expect((await started.as()('GET', v2)).body.totalElementCount).toBe(0);
  });
});
