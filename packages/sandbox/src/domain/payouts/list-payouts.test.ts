import document from '@seller-funds/contract/openapi.json' with { type: 'json' };
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../storage/store.js';
import { readBalance } from '../../testing/books.js';
import { createPayableSeller, earn, type PayableSeller } from '../../testing/payable-seller.js';
import { storeKinds } from '../../testing/stores.js';
import { type Call, startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.js';

const v1 = '/api/v1/fund/payout-requests';
const v2 = '/api/fund/payout-requests';
const advance = '/_sandbox/clock/advance';

/** The fields of a payout request in each version of the document. */
const fields = {
  v1: Object.keys(document.components.schemas['v1.PayoutRequest'].properties),
  v2: Object.keys(document.components.schemas['v2.PayoutRequest'].properties),
} as const;

/** Compares values; missing ones sort first. */
function ascend(left: string | number, right: string | number): number {
  return left === right ? 0 : left === '' || (right !== '' && left < right) ? -1 : 1;
}

describe.each(storeKinds)('the order of payouts on $name', ({ open }) => {
  let started: TestSandbox;
  let store: Store;
  let key: string;
  let call: Call;
  let seller: PayableSeller;

  beforeAll(async () => {
    store = await open();
    started = await startTestSandbox({ storage: store });
  });
  afterAll(() => started.close());
  beforeEach(async () => {
    key = `test_${randomUUID()}`;
    call = started.as(key);
    seller = await createPayableSeller(store, key, call);
    await earn(call, seller.account, 10_000, 'order-1');
  });

  const pay = async (more: object = {}): Promise<string> => {
    return (await call('POST', v2, { accountCode: seller.account, ...more })).body.code as string;
  };
  const statusOf = async (code: string): Promise<string> => {
    return (await call('GET', `${v1}/${code}`)).body.status as string;
  };

  test('runs due requests in the order of processAt, then of codes (D93)', async () => {
    const later = await pay({ amount: 6000, processAt: '2026-03-11T00:00:02Z' });
    const first = await pay({ amount: 6000, processAt: '2026-03-11T00:00:01Z' });
    const tie = await pay({ amount: 4000, processAt: '2026-03-11T00:00:02Z' });
    await call('POST', advance, { to: '2026-03-11T08:00:00Z' });
    expect(await statusOf(first)).toBe('ACCEPTED');
    expect(await statusOf(later)).toBe('REJECTED');
    expect(await statusOf(tie)).toBe('ACCEPTED');
    expect(await readBalance(call, seller.account)).toBe('0/0');
  });

  test('pages, filters and orders lists by the names of each version', async () => {
    const all = await pay();
    await call('POST', advance, { seconds: 1 });
    const small = await pay({ amount: 10, processAt: '2026-05-01T00:00:00Z' });
    const large = await pay({ amount: 900, processAt: '2026-04-01T00:00:00Z' });
    const nothing = await pay();
    await call('POST', advance, { seconds: 1 });
    const names = new Map([
      [all, 'all'],
      [small, 'small'],
      [large, 'large'],
      [nothing, 'nothing'],
    ]);
    const list = async (path: string, query: string) => {
      const { body } = await call('GET', `${path}?${query}`);
      return body.elements.map((one: { code: string }) => names.get(one.code)).join();
    };
    expect(await list(v1, '')).toBe('nothing,large,small,all');
    expect(await list(v1, '_asc=true&_pageSize=2&_pageNumber=1')).toBe('large,nothing');
    expect(await list(v2, '_orderBy=amount&_asc=true')).toBe('nothing,small,large,all');
    expect(await list(v2, '_orderBy=processAt&_pageSize=2')).toBe('small,large');
    expect(await list(v2, '_orderBy=status&_asc=true')).toBe('all,nothing,small,large');
    expect(await list(v1, '_orderBy=status&_asc=true')).toBe('all,nothing,small,large');
    expect(await list(v2, '_status=FAILED')).toBe('nothing');
    expect(await list(v2, '_status=CANCELLED')).toBe('');
    expect(await list(v1, '_to=2026-03-10 09:30:01.000000Z')).toBe('all');
    expect(await list(v2, '_from=2026-03-10T09:30:01Z&_pageNumber=9')).toBe('');
    for (const path of [v1, v2])
      expect((await call('GET', `${path}?_orderBy=colour`)).status).toBe(422);
    expect((await call('GET', `${v2}?_from=2026-03-11&_to=2026-03-10`)).status).toBe(422);
  });

  test.each([
    ['v1', v1, 9],
    ['v2', v2, 10],
  ] as const)(
    'orders by every field of a payout request in %s (D157, D211)',
    async (version, path, count) => {
      const other = await createPayableSeller(store, key, call);
      const inOne = { accountCode: seller.account, externalAccountCode: seller.external };
      const inOther = { accountCode: other.account, externalAccountCode: other.external };
      const bodies = [
        {
          ...inOne,
          amount: 5,
          description: 'B',
          processAt: '2026-06-01T00:00:00Z',
          targetCurrency: 'USD',
        },
        { ...inOne, description: 'A', processAt: '2026-05-01T00:00:00Z' },
        { ...inOther, amount: 4, processAt: '2026-07-01T00:00:00Z' },
        { ...inOne, useBalanceAt: '2026-03-01T00:00:00Z', processAt: '2026-08-01T00:00:00Z' },
      ];
      for (const body of bodies) expect((await call('POST', path, body)).status).toBe(200);
      expect(fields[version]).toHaveLength(count);
      for (const field of fields[version]) {
        const list = async (ascending: boolean) => {
          const { status, body } = await call('GET', `${path}?_orderBy=${field}&_asc=${ascending}`);
          expect([field, status]).toEqual([field, 200]);
          return body.elements as Record<string, string | number>[];
        };
        const up = await list(true);
        const values = up.map((one) => one[field] ?? '');
        expect({ [field]: values }).toEqual({ [field]: values.toSorted(ascend) });
        expect((await list(false)).map(({ code }) => code)).toEqual(
          up.map(({ code }) => code).toReversed(),
        );
      }
    },
  );
});
