import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmed } from '../ledger/ledger-account.js';
import { post } from '../ledger/post.js';
import { deleteTenant } from '../tenants/reset-tenant.js';
import { storeKinds } from '../testing/stores.js';
import { openTestUnits, type TestUnits } from '../testing/test-units.js';
import { insert } from './insert.js';
import { appendNumbered } from './pages.js';
import type { Store } from './store.js';

describe.each(storeKinds)('positions on $name', ({ open }) => {
  let store: Store;
  let units: TestUnits;
  let from: string;
  let to: string;

  beforeAll(async () => {
    store = await open();
    units = await openTestUnits(store);
    [from, to] = [await units.account('From'), await units.account('To')];
  });
  afterAll(() => store.close());

  /** Posts a journal; returns its position. */
  const book = ({ fails = false } = {}): Promise<number> =>
    units.write(async (unit) => {
      const movement = { from: confirmed(from), to: confirmed(to), currency: 'EUR', amount: 1 };
      const kind = 'BALANCE_TRANSFER';
      const journal = { kind, reference: 'x', cover: 'overdraft', movements: [movement] } as const;
      const position = await post(unit, journal);
      if (fails) throw new Error('no');
      return position;
    });

  const next = (): Promise<number> =>
    units.write(async ({ db, now: created_at }) => {
      const journal = { code: 'x', kind: 'x', reference: 'x', created_at };
      return appendNumbered(db, 'journals', journal);
    });

  const reset = (): Promise<void> =>
    store.writer(units.tenant).run(async (db) => {
      const row = await db.selectFrom('tenants').selectAll().executeTakeFirstOrThrow();
      await deleteTenant(db);
      await insert(db, 'tenants', [row]);
    });

  test('have no gap after a failed unit in a shared transaction', async () => {
    const results = await Promise.allSettled([book(), book({ fails: true }), book(), book()]);
    const given = results.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
    expect(given).toEqual([1, undefined, 2, 3]);
    expect(await book()).toBe(4);
  });

  test('restart after a reset of the tenant in a shared transaction', async () => {
    const [before, , after] = await Promise.all([book(), reset(), next()]);
    expect([before, after]).toEqual([5, 1]);
  });
});
