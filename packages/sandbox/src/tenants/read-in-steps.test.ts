import { describe, expect, test } from 'vitest';
import type * as types from '../generated/types/index.js';
import { insert } from '../storage/rows.js';
import { ruleStoreKinds } from '../testing/stores.js';
import { openTestUnits } from '../testing/test-units.js';
import { exportTenant } from './export-tenant.js';
import type { ReadStep } from '../unit/unit.js';
import { readInSteps, stepsOf } from './read-in-steps.js';
import { readState } from './read-state.js';
import { stateHash } from './state-hash.js';

describe.each(ruleStoreKinds)('long reads on $name', ({ open }) => {
  test('a state is read in steps, which see one state or begin again', async () => {
    const store = await open();
    const { units, tenant, write, account } = await openTestUnits(store);
    const code = await account('Mila Ceramics');
    const jobs = Array.from({ length: 2500 }, (_none, index) => {
      return { dueAt: index % 9, code: `job-${index}`, kind: 'none', payload: '{}' };
    });
    await write(({ db }) => insert(db, 'jobs', jobs));
    const run: ReadStep = (work) => units.read(tenant, work);
    let steps = 0;
    const counted = (step: ReadStep): ReadStep => {
      return (work) => {
        steps += 1;
        return step(work);
      };
    };
    const read = async (step: ReadStep) => {
      const found: unknown[] = [];
      for await (const { table, rows } of readState(counted(step)))
        if (table === 'jobs') found.push(...rows);
      return found;
    };
    const found = await readInSteps(run, read);
    expect(found).toHaveLength(jobs.length);
    expect(new Set(found.map((row) => (row as { code: string }).code)).size).toBe(jobs.length);
    expect(steps).toBe(11);

    const chunks: string[] = [];
    for await (const chunk of exportTenant(stepsOf(run))) chunks.push(chunk);
    const exported = JSON.parse(chunks.join('')) as types.api.StateExport;
    expect(exported.tables['jobs']).toEqual(found);
    const hash = await readInSteps(run, stateHash);
    expect(exported.hash).toBe(hash);
    expect(await units.read(tenant, (unit) => stateHash((work) => work(unit)))).toBe(hash);

    let changes = 1;
    const disturbed = (step: ReadStep): ReadStep => {
      return async (work) => {
        const result = await step(work);
        changes -= 1;
        if (changes >= 0) await units.record(tenant, () => Promise.resolve());
        return result;
      };
    };
    expect(await readInSteps(run, (step) => read(disturbed(step)))).toEqual(found);
    changes = 99;
    const refused = readInSteps(run, (step) => read(disturbed(step)));
    await expect(refused).rejects.toMatchObject({ code: '409.900.001' });

    await write(({ db }) =>
      db
        .updateTable('virtual_accounts')
        .set({ displayName: 'Milo' })
        .where('code', '=', code)
        .execute(),
    );
    expect(await readInSteps(run, stateHash)).not.toBe(hash);
    await store.close();
  });
});
