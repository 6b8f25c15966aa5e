import type { Database } from '../storage/database.js';
import { clearFaults } from '../faults/stored-faults.js';
import type { Store } from '../storage/store.js';
import { logTables, stateTables } from '../storage/tables.js';
import type { Caller } from '../unit/caller.js';
import { openTenant, type TenantOptions } from './open-tenant.js';

/** Removes all that a tenant has, its fault rules too, and opens it again. Its keys stay valid. */
export async function resetTenant(
  store: Store,
  { key, tenant }: Caller,
  options: TenantOptions,
  system: number,
): Promise<void> {
  await store.writer(tenant).run(async (db) => {
    await deleteTenant(db, tenant);
    await clearFaults({ db, tenant });
    await openTenant(db, key, options, system);
  });
}

/** Removes all that a tenant has, and itself; its keys, snapshots and fault rules stay. */
export async function deleteTenant(db: Database, tenant: string): Promise<void> {
  // The ledger can be deleted only once its tenant is gone.
  await db.deleteFrom('tenants').where('id', '=', tenant).execute();
  for (const table of [...logTables, ...stateTables])
    await db.deleteFrom(table).where('tenant', '=', tenant).execute();
  db.positionCache.clear();
}
