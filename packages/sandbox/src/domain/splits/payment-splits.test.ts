import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ruleStoreKinds } from '../../testing/stores.js';
import {
  brokenInvariants,
  type Call,
  startTestSandbox,
  type TestSandbox,
} from '../../testing/test-sandbox.js';

const v1 = '/api/v1/fund/split-payments';
const v2 = '/api/fund/split-payments';

function item(extRef: string, amount: number, label = 'PRODUCT_ITEM') {
  return { type: 'ITEM', label, extRef, amount };
}

describe.each(ruleStoreKinds)('payment splits on $name', ({ open }) => {
  let started: TestSandbox;
  let call: Call;
  let seller: string;
  let liable: string;

  beforeAll(async () => {
    started = await startTestSandbox({ storage: await open() });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    call = started.as();
    const holder = await call('POST', '/api/accountholders', { displayName: 'Mila Ceramics' });
    seller = holder.body.accounts[0].code;
    liable = (await call('GET', '/api/divisions')).body[0].balances[0].virtualAccountCode;
  });

  const pendingOf = async (account: string): Promise<number> => {
    const divisions = (await call('GET', '/api/divisions')).body[0].balances;
    const own = divisions.find(
      (one: { virtualAccountCode: string }) => one.virtualAccountCode === account,
    );
    if (own !== undefined) return Number(own.pendingBalance);
    const { body } = await call('GET', '/api/accountholders?_fragments=accounts');
    return body.elements[0].accounts[0].balances[0].pending;
  };
  const split = (extRef: string, more: object = {}) => ({
    extRef,
    totalAmount: 1000,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: `psp-${extRef}`,
    items: [
      {
        type: 'GROUP',
        extRef: `${extRef}-group`,
        amount: 1000,
        accountCode: seller,
        items: [item(`${extRef}-product`, 900), item(`${extRef}-fee`, 100, 'COMMISSION')],
      },
    ],
    ...more,
  });

  test('book the seller and the commission of the merchant as pending', async () => {
    const { status, body } = await call('POST', v2, split('order-1'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ extRef: 'order-1', extProcessedAt: '2026-03-10T09:30:00.000Z' });
    expect(body.items[0]).toMatchObject({ amount: 1000, accountCode: seller });
    expect(await pendingOf(seller)).toBe(900);
    expect(await pendingOf(liable)).toBe(100);
    expect((await call('GET', `/api/fund/balance/${seller}`)).body.amounts).toEqual([
      { amount: '0', currency: 'EUR' },
    ]);
    expect((await call('GET', `/api/v1/fund/balance/${seller}`)).body).toEqual({
      code: seller,
      amount: 0,
    });
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('count their gross amount as processed (D50)', async () => {
    await call('POST', v2, split('order-1'));
    const { body } = await call('GET', '/api/v1/accountholders');
    expect(body.elements[0].status.processedAmount).toEqual({ amount: 1000, currency: 'EUR' });
  });

  test('are shown by both versions in their own shapes', async () => {
    const more = {
      paymentMethod: 'visa',
      extProcessedAt: '2026-03-10T10:00:00+01:00',
      pspResponse: { type: 'capture', data: 'e30=' },
      pspExtRef: undefined,
    };
    const made = await call('POST', v1, split('order-1', more));
    expect(made.body.pspResponse).toEqual({ type: 'capture', data: 'e30=' });
    const { pspResponse, ...shared } = made.body;
    expect(pspResponse).toBeDefined();
    const path = `${v2}/${made.body.code}`;
    expect((await call('GET', path)).body).toEqual(shared);
    expect((await call('GET', v2)).body.elements).toEqual([shared]);
    expect((await call('GET', v1)).body.elements).toEqual([made.body]);
  });

  test('are replayed for a repeated extRef in both versions', async () => {
    const first = await call('POST', v2, split('order-1'));
    expect(first.headers.get('x-idempotent-replay')).toBeNull();
    const other = split('order-1', {
      totalAmount: 7,
      paymentMethod: 'visa',
      extProcessedAt: '2026-03-10T09:00:00Z',
    });
    for (const path of [v1, v2]) {
      const again = await call('POST', path, other);
      expect(again.status).toBe(200);
      expect(again.headers.get('x-idempotent-replay')).toBe('true');
      expect(again.body.code).toBe(first.body.code);
    }
    expect((await call('POST', v2, { extRef: 'order-1' })).status).toBe(422);
    expect(await pendingOf(seller)).toBe(900);
  });

  test('report all broken rules and store nothing', async () => {
    const before = (await call('GET', '/_sandbox/state-hash')).body;
    const wrong = await call('POST', v2, split('order-1', { totalAmount: 1001 }));
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({
      code: '422.300.001',
      parameterized: { params: { totalAmount: 1001, sumOfElementsAmount: 1000 } },
      details: [{ field: 'totalAmount', attemptedValue: 1001 }],
    });
    const twice = [item('same-item', 500), item('same-item', 500)];
    const conflict = await call('POST', v2, split('order-1', { items: twice }));
    expect(conflict.status).toBe(409);
    expect(conflict.body.details[0].field).toBe('items[1].extRef');
    const both = await call('POST', v2, split('order-1', { totalAmount: 1001, items: twice }));
    expect(both.body.details.map(({ field }: { field: string }) => field)).toEqual([
      'totalAmount',
      'items[1].extRef',
    ]);
    const nul = await call('POST', v2, split('order-1', { description: 'a\0b' }));
    expect(nul.status).toBe(422);
    expect((await call('GET', '/_sandbox/state-hash')).body).toEqual(before);
    expect((await call('GET', v2)).body.totalElementCount).toBe(0);
  });

  test('ignore an unknown account (D65, D150)', async () => {
    const items = [{ ...item('lonely', 1000), accountCode: 'va_unknown' }];
    const { body } = await call('POST', v2, split('order-1', { items }));
    expect(body.items[0]).not.toHaveProperty('accountCode');
    expect(await pendingOf(liable)).toBe(1000);
  });

  test('are paged, filtered and ordered in lists', async () => {
    for (let number = 1; number <= 5; number += 1) {
      const totalAmount = 1000 - number;
      const items = [item(`item-${number}`, totalAmount)];
      await call('POST', v2, split(`order-${number}`, { totalAmount, items }));
      await call('POST', '/_sandbox/clock/advance', { seconds: 60 });
    }
    const list = async (query: string) => {
      const { body } = await call('GET', `${v2}?${query}`);
      return [
        body.elements.map((one: { extRef: string }) => one.extRef.slice(6)).join(),
        body.totalElementCount,
      ];
    };
    expect(await list('')).toEqual(['5,4,3,2,1', 5]);
    expect(await list('_asc=true&_pageSize=2&_pageNumber=1')).toEqual(['3,4', 5]);
    expect(await list('_pageSize=2&_pageNumber=2')).toEqual(['1', 5]);
    expect(await list('_pageSize=2&_pageNumber=3')).toEqual(['', 5]);
    expect(await list('_pageNumber=9007199254740991')).toEqual(['', 5]);
    expect(await list('_orderBy=totalAmount&_pageSize=2')).toEqual(['1,2', 5]);
    expect(await list('_from=2026-03-10T09:31:00Z&_to=2026-03-10T09:33:00Z')).toEqual(['3,2', 2]);
    const filter = '_from=2026-03-10T09:31:00Z&_to=2026-03-10T09:34:00Z&_asc=true';
    expect(await list(`${filter}&_pageSize=2`)).toEqual(['2,3', 3]);
    expect(await list('_to=2026-03-10')).toEqual(['', 0]);
    expect(await list('_from=2026-03-10T09:31:00Z&_orderBy=extRef&_asc=true')).toEqual([
      '2,3,4,5',
      4,
    ]);
    const backwards = await call('GET', `${v2}?_from=2026-03-11&_to=2026-03-10`);
    expect(backwards.body.details[0].field).toBe('_to');
    expect((await call('GET', `${v2}?_from=2026-02-30`)).status).toBe(422);
  });

  test('are reversed by a cancellation, and still shown and replayed', async () => {
    const { body } = await call('POST', v2, split('order-1'));
    const path = `${v2}/${body.code}`;
    for (const reason of ['not captured', undefined]) {
      const cancelled = await call('POST', `${path}/cancel`, reason && { reason });
      expect(cancelled).toMatchObject({ status: 200, body });
    }
    expect(await pendingOf(seller)).toBe(0);
    expect(await pendingOf(liable)).toBe(0);
    const { body: journal } = await call('GET', '/_sandbox/journal');
    expect(journal.elements.map((one: { kind: string }) => one.kind)).toEqual([
      'SPLIT_CANCELLATION',
      'PAYMENT_SPLIT',
    ]);
    expect((await call('GET', `/api/v1/accountholders`)).body.elements[0].status).toEqual({
      code: 'ACTIVE',
      reason: 'The account holder is active.',
    });
    expect((await call('POST', v2, split('order-1'))).body).toEqual(body);
    expect((await call('GET', path)).body).toEqual(body);
    expect(await brokenInvariants(call)).toEqual([]);
  });

  test('are hidden from other merchants', async () => {
    const { body } = await call('POST', v2, split('order-1'));
    const stranger = started.as();
    for (const path of [`${v2}/${body.code}`, `${v1}/${body.code}`, `/api/fund/balance/${seller}`])
      expect((await stranger('GET', path)).body.code).toBe('404.900.001');
    expect((await stranger('POST', `${v2}/${body.code}/cancel`)).status).toBe(404);
    expect((await stranger('GET', v2)).body.totalElementCount).toBe(0);
    const own = await stranger('POST', v2, split('order-1'));
    expect(own.body.items[0]).not.toHaveProperty('accountCode');
    expect(await pendingOf(seller)).toBe(900);
  });

  test('are rejected if a balance would be out of range', async () => {
    const most = Number.MAX_SAFE_INTEGER;
    const items = [{ ...item('item-1', most), accountCode: seller }];
    const full = await call('POST', v2, split('order-1', { totalAmount: most, items }));
    expect(full.status).toBe(200);
    const over = await call('POST', v2, split('order-2', { totalAmount: most, items }));
    expect(over).toMatchObject({ status: 422, body: { code: '422.900.003' } });
    expect(await brokenInvariants(call)).toEqual([]);
  });
});
