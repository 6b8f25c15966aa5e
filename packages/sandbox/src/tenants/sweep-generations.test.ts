import { expect, test } from 'vitest';
import { findRows, insert } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import { tables, type Tables } from '../storage/tables.js';
import { describeOnStores } from '../testing/stores.js';
import { openTestUnits } from '../testing/test-units.js';
import { UnknownTenant } from '../unit/unit-of-work.js';
import { copyState } from './copy-state.js';
import { NewGeneration } from './generations.js';
import { deleteTenant, resetTenant } from './reset-tenant.js';
import { restoreSnapshot, takeSnapshot } from './snapshots.js';
import { sweepGenerations } from './sweep-generations.js';

function sweepAt(now: number, store: Pick<Store, 'allTenants' | 'writer'>, rows?: number) {
  return sweepGenerations({ store, systemTime: () => now }, new AbortController().signal, rows);
}

describeOnStores('sweepGenerations', ({ open }) => {
  test('deletes all rows of an unused generation in batches, and no others', async () => {
    const store = await open();
    const [units, other] = [await openTestUnits(store), await openTestUnits(store)];
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await units.account(name);
      await other.account(name);
    }
    let now = Date.now();
    const sweep = () => sweepAt(now, store, 2);
    // As an import of a process that was killed.
    const left = await NewGeneration.create(store, other.tenant, () => now);
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

  test('jobs and counts are those of the current state, and no state stays that nothing uses', async () => {
    const store = await open();
    const { units, tenant, write } = await openTestUnits(store);
    const context = { store, units, systemTime: () => 1 };
    const { allTenants } = store;
    const seen = async () => {
      const { jobs, webhooks } = await allTenants.countDue(Date.UTC(2027, 0, 1));
      const sending = await allTenants.tenantsWithDueWebhooks();
      const listed = await allTenants.list({ number: 0, size: 10, ascending: true });
      const [next] = await allTenants.nextJobs('', 10);
      const summary = listed.elements.find(({ id }) => id === tenant);
      return [jobs.count, webhooks.count, sending.includes(tenant), next?.dueAt, summary?.sellers];
    };
    const generations = async () => {
      await sweepAt(1, store);
      const all = await store
        .reader(tenant)
        .run((db) => db.selectFrom('generations').selectAll().orderBy('generation').execute());
      return all.map(({ generation, state }) => `${generation} ${state}`);
    };
    const nothing = await seen();
    const times = { dueAt: 5, createdAt: 5 };
    await write(async ({ db }) => {
      await insert(db, 'jobs', [{ dueAt: 5, code: 'a', kind: 'none', payload: '{}' }]);
      const delivery = { code: 'ev_1', configuration: 1, state: 'DUE', attempts: 0 } as const;
      await insert(db, 'webhook_deliveries', [{ ...delivery, ...times }]);
      const holder = { code: 'ah_1', position: 1, division: 'DEFAULT', displayName: 'Mila' };
      const status = { status: 'ACTIVE', tier: 'FULL_KYC', createdAt: 5 } as const;
      await insert(db, 'account_holders', [{ ...holder, ...status }]);
    });
    expect(await seen()).toEqual([1, 1, true, 5, 1]);
    const snapshot = { tenant, name: 'one' };
    await takeSnapshot(context, snapshot);
    const start = { seed: 'test', clock: { mode: 'REALTIME' }, instant: false } as const;
    await resetTenant(store, { tenant, key: `test_${tenant}` }, start, 1);
    expect(await seen()).toEqual(nothing);
    expect(await generations()).toEqual(['2 USED', '3 USED']);
    await restoreSnapshot(context, snapshot);
    expect((await seen()).at(-1)).toBe(1);
    expect(await generations()).toEqual(['2 USED', '4 USED']);
    const unused = await NewGeneration.create(store, tenant, context.systemTime);
    await unused.abandon();
    await expect(unused.fill(() => Promise.resolve())).rejects.toThrow(UnknownTenant);
    await store.close();
  });

  test('a process that did not touch a generation for long cannot fill a later one of its number', async () => {
    const store = await open();
    const { tenant } = await openTestUnits(store);
    let now = 0;
    const systemTime = () => now;
    const hung = await NewGeneration.create(store, tenant, systemTime);
    now += 11 * 60 * 1000;
    await sweepAt(now, store);
    const later = await NewGeneration.create(store, tenant, systemTime);
    expect(later.generation).toBe(hung.generation);
    await expect(hung.fill(() => Promise.resolve())).rejects.toThrow(UnknownTenant);
    await hung.abandon();
    await later.fill(() => Promise.resolve());
    await later.abandon();
    await store.close();
  });

  test('a generation without the division of a key does not become the state', async () => {
    const store = await open();
    const { tenant, read } = await openTestUnits(store);
    const created = await NewGeneration.create(store, tenant, Date.now);
    const clock = { clockMode: 'REALTIME', clockAt: 1, sequence: 0, seed: 'test' } as const;
    // As if the key had been created after the rows were checked.
    await expect(created.replaceState(clock)).rejects.toThrow('the division DEFAULT is missing');
    await created.abandon();
    expect(await read(({ db }) => findRows(db, 'divisions'))).toHaveLength(1);
    await store.close();
  });

  test('deletes the others if one cannot be deleted', async () => {
    const store = await open();
    const [one, other] = [await openTestUnits(store), await openTestUnits(store)];
    for (const { tenant } of [one, other]) await store.writer(tenant).run((db) => deleteTenant(db));
    const broken = {
      allTenants: store.allTenants,
      writer: (tenant: string) =>
        tenant === one.tenant
          ? { run: () => Promise.reject(new Error('broken')) }
          : store.writer(tenant),
    };
    await expect(sweepAt(Date.now(), broken)).rejects.toThrow('broken');
    const left = await store.allTenants.unusedGenerations(0);
    expect(left.map(({ tenant }) => tenant)).toEqual([one.tenant]);
    await sweepAt(Date.now(), store);
    expect(await store.allTenants.unusedGenerations(0)).toEqual([]);
    await store.close();
  });
});
