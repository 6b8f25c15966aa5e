import { describe, expect, test } from 'vitest';
import { tables, type Tables } from '../storage/tables.js';
import { storeKinds } from '../testing/stores.js';
import { openTestUnits } from '../testing/test-units.js';
import { copyState } from './copy-state.js';
import { NewGeneration } from './generations.js';
import { deleteTenant } from './reset-tenant.js';
import { sweepGenerations } from './sweep-generations.js';

describe.each(storeKinds)('sweepGenerations on $name', ({ open }) => {
  test('deletes all rows of an unused generation in batches, and no others', async () => {
    const store = await open();
    const [units, other] = [await openTestUnits(store), await openTestUnits(store)];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await units.account(name);
      await other.account(name);
    }
    let now = Date.now();
    const options = { store, systemTime: () => now };
    const sweep = () => sweepGenerations(options, new AbortController().signal, 2);
    // As an import of a process that was killed.
    const left = await NewGeneration.create(store, other.tenant, options.systemTime);
    await copyState((work) => other.units.readToCopy(other.tenant, work), left.generation);
    await store.writer(units.tenant).run((db) => deleteTenant(db));
    const rowsOf = (tenant: string, generation: number) =>
      store.reader(tenant).run(async (db) => {
        const counts: Record<string, number> = {};
        for (const { name, content } of tables) {
          if (content === 'retained') continue;
          const rows = await db
            .ofGeneration(generation)
            .selectFrom(name as keyof Tables)
            .selectAll()
            .execute();
          if (rows.length > 0) counts[name] = rows.length;
        }
        return counts;
      });
    // Five accounts, and two of the division.
    const all = { virtual_accounts: 7 };
    expect(await rowsOf(units.tenant, 1)).toMatchObject(all);
    await sweep();
    expect(await rowsOf(units.tenant, 1)).toEqual({});
    expect(await rowsOf(other.tenant, left.generation)).toMatchObject(all);
    now += 11 * 60 * 1000;
    await sweep();
    expect(await rowsOf(other.tenant, left.generation)).toEqual({});
    expect(await rowsOf(other.tenant, 1)).toMatchObject(all);
    await store.close();
  });
});
