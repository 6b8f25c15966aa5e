import { clearFaults } from '../faults/stored-faults.js';
import type { Store } from '../storage/store.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import type { Caller } from '../unit/caller.js';
import { releaseGeneration } from './generations.js';
import { openTenant, type TenantOptions } from './open-tenant.js';

/** Creates the state of a tenant again, without fault rules. Its keys and snapshots stay. */
export async function resetTenant(
  store: Store,
  { key, tenant }: Pick<Caller, 'key' | 'tenant'>,
  options: TenantOptions,
  system: number,
): Promise<void> {
  await store.writer(tenant).run(async (db) => {
    await deleteTenant(db);
    await clearFaults({ db });
    await openTenant(db, key, options, system);
  });
}

/** Deletes a tenant; the rows of its state are deleted later. Keys, snapshots and fault rules stay. */
export async function deleteTenant(db: TenantDatabase): Promise<void> {
  const deleted = await db.deleteFrom('tenants').returning('generation').executeTakeFirst();
  if (deleted) await releaseGeneration(db, deleted.generation);
}
