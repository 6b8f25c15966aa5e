import { sql } from 'kysely';
import type { Database } from '../storage/database.js';
import { clearFaults } from '../faults/stored-faults.js';
import type { Store } from '../storage/store.js';
import type { Table } from '../storage/table.js';
import { tables } from '../storage/tables.js';
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

/** How many rows one statement deletes, so that large tenants do not exceed the statement timeout. */
const rowsPerStatement = 10_000;

/**
 * Deletes a tenant with its state and logs. Its keys, snapshots and fault rules stay.
 * @param batch how many rows one statement deletes
 */
export async function deleteTenant(
  db: Database,
  tenant: string,
  batch = rowsPerStatement,
): Promise<void> {
  // Triggers allow deleting the ledger only after its tenant.
  await db.deleteFrom('tenants').where('id', '=', tenant).execute();
  // Referencing tables first.
  for (const table of tables.toReversed())
    if (table.content !== 'retained') await deleteRows(db, table, tenant, batch);
  db.positionCache.clear();
}

async function deleteRows(
  db: Database,
  { name, key }: Table,
  tenant: string,
  batch: number,
): Promise<void> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const some = sql`delete from ${sql.table(name)} where tenant = ${tenant} and (${columns}) in
    (select ${columns} from ${sql.table(name)} where tenant = ${tenant} limit ${batch})`;
  let deleted = batch;
  while (deleted === batch) deleted = Number((await some.execute(db)).numAffectedRows ?? 0);
}
