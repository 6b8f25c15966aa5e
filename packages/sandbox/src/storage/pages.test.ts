import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteTenant } from '../tenants/reset-tenant.js';
import { storeKinds } from '../testing/stores.js';
import { openTestUnits, type TestUnits } from '../testing/test-units.js';
import { append, getRow, insert } from './rows.js';
import type { Store } from './store.js';

describe.each(storeKinds)('positions on $name', ({ open }) => {
  let store: Store;
  let units: TestUnits;
  beforeAll(async () => {
    store = await open();
    units = await openTestUnits(store);
  });
  afterAll(() => store.close());

  const add = ({ fails = false } = {}): Promise<number> =>
    units.write(async ({ db, codes, now: createdAt }) => {
      const code = codes.next('bt');
      const accounts = { fromAccountCode: 'a', toAccountCode: 'b', amount: 1, currency: 'EUR' };
      const more = { type: 'CORRECTION', description: null, createdAt } as const;
      const row = { code, division: 'd', idempotencyKey: code, ...accounts, ...more };
      await append(db, 'balance_transfers', row);
      if (fails) throw new Error('no');
      return (await getRow(db, 'balance_transfers', { code })).position;
    });

  const reset = (): Promise<void> =>
    store.writer(units.tenant).run(async (db) => {
      const row = await db.selectFrom('tenants').selectAll().executeTakeFirstOrThrow();
      await deleteTenant(db);
      await insert(db, 'tenants', [{ ...row, generation: row.generation + 1 }]);
    });

  test('have no gap after a failed unit in a shared transaction', async () => {
    const results = await Promise.allSettled([add(), add({ fails: true }), add(), add()]);
    const given = results.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
    expect(given).toEqual([1, undefined, 2, 3]);
    expect(await add()).toBe(4);
  });

  test('restart after a reset of the tenant in a shared transaction', async () => {
    const [before, , after] = await Promise.all([add(), reset(), add()]);
    expect([before, after]).toEqual([5, 1]);
  });
});
