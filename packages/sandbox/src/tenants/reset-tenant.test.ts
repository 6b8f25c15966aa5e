import { describe, expect, test } from 'vitest';
import { tables, type Tables } from '../storage/tables.js';
import { storeKinds } from '../testing/stores.js';
import { openTestUnits } from '../testing/test-units.js';
import { deleteTenant } from './reset-tenant.js';

describe.each(storeKinds)('deleteTenant on $name', ({ open }) => {
  test('deletes all rows of a tenant in batches, and none of another one', async () => {
    const store = await open();
    const [units, other] = [await openTestUnits(store), await openTestUnits(store)];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await units.account(name);
      await other.account(name);
    }
    await store.writer(units.tenant).run((db) => deleteTenant(db, 2));
    const rowsOf = (tenant: string) =>
      store.reader(tenant).run(async (db) => {
        const counts: Record<string, number> = {};
        for (const { name, content } of tables) {
          if (content === 'retained') continue;
          const rows = await db
            .selectFrom(name as keyof Tables)
            .selectAll()
            .execute();
          if (rows.length > 0) counts[name] = rows.length;
        }
        return counts;
      });
    expect(await rowsOf(units.tenant)).toEqual({});
    // Five accounts, and two of the division.
    expect(await rowsOf(other.tenant)).toMatchObject({ virtual_accounts: 7 });
    await store.close();
  });
});
