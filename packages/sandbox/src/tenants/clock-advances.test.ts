import { expect, test } from 'vitest';
import { schedule } from '../jobs/stored-jobs.js';
import { keepOpen, ruleStoreKinds } from '../testing/stores.js';
import { startTestSandbox } from '../testing/test-sandbox.js';
import { openTestUnits } from '../testing/test-units.js';
import { readClockState, startAdvance } from './clock.js';

test.each(ruleStoreKinds)(
  'an advance that a stopped process has left is continued by another, on $name',
  async ({ open }) => {
    const store = await open();
    const { units, tenant, clock, read, write } = await openTestUnits(store);
    const to = clock.now + 5000;
    await write((unit) => schedule(unit, { dueAt: to, kind: 'WEBHOOK_DUE', code: 'ev_none' }));
    await units.record(tenant, (unit) => startAdvance(unit, { to }, 'FROZEN'));
    expect(await read(readClockState)).toMatchObject({ advancingTo: to, due: { jobs: 1 } });
    const later = await startTestSandbox({
      storage: keepOpen(store),
      systemTime: () => clock.now + 40_000,
    });
    await expect.poll(async () => (await read(readClockState)).advancingTo).toBeNull();
    const done = { mode: 'FROZEN', nextJobAt: undefined, due: { jobs: 0, webhooks: 0 } };
    expect(await read(readClockState)).toMatchObject(done);
    await later.close();
    await store.close();
  },
);
