import { createWorld } from '@seller-funds/contract/policies';
import { checkDivisions, checkReplaced } from './check-import.js';
import type { NewGeneration } from './generations.js';
import { newTenant } from './open-tenant.js';
import type { StateHeader } from './read-state.js';

/**
 * Makes a generation with all of its rows the state of its tenant. A running clock continues from its stored time. Other
 * changes of the tenant since the generation was created are replaced.
 * @param hash the hash of its rows
 * @param exported the hash that an export has; undefined for a snapshot, whose rows were checked before
 * @throws {ServiceError} 422 for a damaged state, or a violated invariant
 */
export async function replaceState(
  created: NewGeneration,
  clock: StateHeader['clock'],
  hash: string,
  exported?: string,
): Promise<void> {
  const { store, tenant, generation } = created;
  const { clockAt: now } = clock;
  await store.slowReader(tenant).run((db) => {
    const unit = { db: db.ofGeneration(generation), tenant, now, world: createWorld() };
    return checkReplaced(unit, hash, exported);
  });
  const system = created.systemTime();
  const values = { ...clock, clockOffset: now - system, changedAt: system, ...newTenant };
  // A key of another division may have been created since.
  await created.replace(values, (db) => checkDivisions({ db }));
}
