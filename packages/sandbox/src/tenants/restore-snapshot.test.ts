import { expect, test } from 'vitest';
import { insert } from '../storage/rows.js';
import { StoreUnavailable } from '../storage/unavailable.js';
import { ruleStoreKinds } from '../testing/stores.js';
import { openTestUnits } from '../testing/test-units.js';
import { withClose } from '../testing/with-close.js';
import { deleteSnapshot, restoreSnapshot, takeSnapshot } from './snapshots.js';
import { stateHash } from './state-hash.js';
import { sweepGenerations } from './sweep-generations.js';

const fail = () => Promise.reject(new StoreUnavailable(new Error('gone')));

test.each(ruleStoreKinds)(
  'a restore that fails after some of its transactions changes nothing on $name',
  async ({ open }) => {
    const store = await open();
    const { units, tenant, write, account } = await openTestUnits(store);
    // More than one transaction copies.
    const jobs = Array.from({ length: 2500 }, (_none, index) => {
      return { dueAt: index, code: `job-${index}`, kind: 'none', payload: '{}' };
    });
    await write(({ db }) => insert(db, 'jobs', jobs));
    const context = { store, units, systemTime: () => 1 };
    const snapshot = { tenant, name: 'one' };
    await takeSnapshot(context, snapshot);
    await account('After the snapshot');
    const hash = () => units.read(tenant, (unit) => stateHash((work) => work(unit)));
    const before = await hash();
    const restoreWith = (disturb: () => Promise<void>) => {
      let left = 2;
      const writer: typeof store.writer = (of) => ({
        run: async (work) => {
          const result = await store.writer(of).run(work);
          left -= 1;
          if (left === 0) await disturb();
          return result;
        },
      });
      const disturbed = { ...withClose(store, () => store.close()), writer };
      return restoreSnapshot({ ...context, store: disturbed }, snapshot);
    };
    await expect(restoreWith(fail)).rejects.toThrow(StoreUnavailable);
    const deleted = restoreWith(() => deleteSnapshot(context, snapshot));
    await expect(deleted).rejects.toMatchObject({ code: '404.900.001' });
    expect(await hash()).toBe(before);
    await sweepGenerations(context, new AbortController().signal);
    const left = await store
      .reader(tenant)
      .run((db) => db.selectFrom('generations').selectAll().execute());
    expect(left).toMatchObject([{ generation: 1, state: 'USED' }]);
    await store.close();
  },
);
