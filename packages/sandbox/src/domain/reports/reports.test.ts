import { beforeAll, describe, expect, test } from 'vitest';
import { payment } from '../../seed/payment.js';
import { createSeller, merchantAccounts } from '../../testing/books.js';
import { ruleStoreKinds } from '../../testing/stores.js';
import { type Call, useTestSandbox } from '../../testing/test-sandbox.js';

const path = '/api/reports';
const day = 24 * 60 * 60;

function back(name: string, label: string, amount: number) {
  const originalExtRef = 'item-PRODUCT_ITEM';
  return { type: 'ITEM', label, extRef: `back-${name}`, originalExtRef, amount };
}

describe.each(ruleStoreKinds)('reports on $name', ({ open }) => {
  let call: Call;
  let account: string;
  let holder: string;

  const started = useTestSandbox(async () => ({ storage: await open() }));
  beforeAll(async () => {
    call = started.as();
    account = await createSeller(call, 'Mila, "Ceramics"');
    holder = (await call('GET', '/api/accountholders')).body.elements[0].code;
    const leaf = (label: string, amount: number) => {
      return { type: 'ITEM', label, extRef: `item-${label}`, amount, accountCode: account };
    };
    const items = [leaf('PRODUCT_ITEM', 700), leaf('COMMISSION', 200), leaf('PAYMENT_FEE', 100)];
    const split = { ...payment('order-1', 1000), pspExtRef: 'settle-now-1', items };
    await call('POST', '/api/fund/split-payments', split);
    await call('POST', '/api/fund/split-refunds', {
      extRef: 'order-1',
      pspMutationExtRef: 'settle-now-2',
      totalAmount: 300,
      extProcessedAt: '2026-03-10T10:00:00+01:00',
      items: [
        back('a', 'PRODUCT_ITEM', 300),
        back('b', 'REFUND_FEE', 20),
        back('c', 'REFUND_VAT', 4),
      ],
    });
  });

  const fetchReport = async (
    as: Call,
    body: { readonly report: string; readonly account?: string },
  ) => {
    const requested = await as('POST', path, body);
    expect(requested).toMatchObject({ status: 200, body: { status: 'SCHEDULED', url: null } });
    await as('POST', '/_sandbox/clock/advance', { seconds: 3 });
    const list = await as('GET', `${path}?report=${body.report}&direction=desc`);
    const [made] = list.body.items;
    expect(made).toMatchObject({ id: requested.body.id, status: 'COMPLETED' });
    const file = await started.sandbox.fetch(new Request(made.url));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/);
    const text = await file.text();
    expect(text.endsWith('\r\n')).toBe(true);
    return { made, text };
  };
  const make = async (report: string, more: object = {}): Promise<string[][]> => {
    const { text } = await fetchReport(call, { report, ...more });
    return text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  };

  test('schedules and creates a report, whose file can be downloaded for 7 days without a key', async () => {
    const requested = await call('POST', path, { report: 'marketplace-revenue' });
    const look = async () =>
      (await call('GET', `${path}?report=marketplace-revenue&limit=100`)).body.items.at(-1);
    expect(requested.body).toMatchObject({ report: 'marketplace-revenue', account: null });
    expect(await look()).toEqual(requested.body);
    await call('POST', '/_sandbox/clock/advance', { seconds: 1 });
    expect(await look()).toMatchObject({ status: 'PROCESSING', url: null });
    await call('POST', '/_sandbox/clock/advance', { seconds: 2 });
    const made = await look();
    expect(made.status).toBe('COMPLETED');
    const get = async (url: string) => (await started.sandbox.fetch(new Request(url))).status;
    expect(made.url).toMatch(/^http:\/\/sandbox\.example\/files\/reports\//);
    expect(await get(made.url)).toBe(200);
    expect(await get(`${made.url}x`)).toBe(404);
    expect(await get(made.url.replace(/\?.*/, ''))).toBe(404);
    expect(await get(made.url.replace(/reports\/[^/]+/, 'reports/nobody'))).toBe(404);
    expect(await get('http://sandbox.example/files/reports/a/b/c')).toBe(404);
    const post = await started.sandbox.fetch(new Request(made.url, { method: 'POST' }));
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    await call('POST', '/_sandbox/clock/advance', { seconds: 7 * day - 1 });
    expect(await get(made.url)).toBe(200);
    await call('POST', '/_sandbox/clock/advance', { seconds: 1 });
    expect(await get(made.url)).toBe(404);
  });

  test('lists the breakdown of each payment and refund in a settlement report (D67)', async () => {
    const [columns, ...rows] = await make('seller-settlement', { account: holder });
    expect(columns?.slice(9)).toEqual([
      'productAmount',
      'commission',
      'handlingFee',
      'rmaFee',
      'deficiency',
      'refundFee',
      'vat',
      'total',
    ]);
    expect(rows.map((row) => [row[2], row[6], ...row.slice(9)].join(' '))).toEqual([
      'PAYMENT "Mila, ""Ceramics""" 1000 -200 -100 0 0 0 0 700',
      'REFUND "Mila, ""Ceramics""" -300 0 0 0 0 -20 -4 -324',
    ]);
    expect(await make('marketplace-settlement')).toEqual([columns, ...rows]);
    expect(await make('seller-settlement')).toEqual([columns, ...rows]);
  });

  test('creates the rows of each type of report', async () => {
    const { liable } = await merchantAccounts(call);
    const sellers = await make('marketplace-sellers');
    expect(sellers[1]?.slice(-4)).toEqual(['EUR', '376', '0', '376']);
    expect((await make('marketplace-payments')).map((row) => row[1])).toEqual([
      'type',
      'PAYMENT',
      'REFUND',
    ]);
    const incoming = await make('marketplace-incoming-settlement');
    expect(incoming.map((row) => [row[8], row[9], row.at(-1)].join(' '))).toEqual([
      'currency amount share',
      'EUR 1000 700',
      'EUR 300 324',
    ]);
    const revenue = await make('marketplace-revenue');
    expect(revenue.map((row) => [row[3], row[4] === liable, row[7]].join(' '))).toEqual([
      'label false amount',
      'COMMISSION true 200',
      'PAYMENT_FEE true 100',
      'REFUND_FEE true 20',
      'REFUND_VAT true 4',
    ]);
    const mutations = await make('balance-mutation');
    expect(
      mutations.filter((row) => row[4] === account).map((row) => row.slice(-4).join(' ')),
    ).toEqual(['0 700 0 700', '700 -700 700 0', '0 -324 700 -324', '-324 324 376 0']);
    expect(await make('payout-report')).toHaveLength(1);
  });
});
