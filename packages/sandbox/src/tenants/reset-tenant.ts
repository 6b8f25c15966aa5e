import type { Database } from '../storage/database.js';
import { clearFaults } from '../faults/stored-faults.js';
import type { Store } from '../storage/store.js';
import { logTables, stateTables } from '../storage/tables.js';
import type { Caller } from '../unit/caller.js';
import { openTenant, type TenantOptions } from './open-tenant.js';

/** Deletes the state and fault rules of a tenant, and creates it again. Its keys and snapshots stay. */
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

/** Deletes a tenant with its state and logs. Its keys, snapshots and fault rules stay. */
export async function deleteTenant(db: Database, tenant: string): Promise<void> {
  // Triggers allow deleting the ledger only after its tenant.
  await db.deleteFrom('tenants').where('id', '=', tenant).execute();
  for (const table of [...logTables, ...stateTables])
    await db.deleteFrom(table).where('tenant', '=', tenant).execute();
  db.positionCache.clear();
}
