import { sql } from 'kysely';
import { clearFaults } from '../faults/stored-faults.js';
import type { Store } from '../storage/store.js';
import type { Table } from '../storage/table.js';
import { tables, type Tables } from '../storage/tables.js';
import { own, type TenantDatabase } from '../storage/tenant-database.js';
import type { Caller } from '../unit/caller.js';
import { openTenant, type TenantOptions } from './open-tenant.js';

/** Deletes the state and fault rules of a tenant, and creates it again. Its keys and snapshots stay. */
export async function resetTenant(
  store: Store,
  { key, tenant }: Caller,
  options: TenantOptions,
  system: number,
): Promise<void> {
  await store.slowWriter(tenant).run(async (db) => {
    await deleteTenant(db);
    await clearFaults({ db });
    await openTenant(db, key, options, system);
  });
}

/** How many rows one statement deletes, so that large tenants do not exceed the statement timeout. */
const rowsPerStatement = 10_000;

/** Deletes the state and logs of a tenant in batches of rows. Keys, snapshots and fault rules stay. */
export async function deleteTenant(db: TenantDatabase, batch = rowsPerStatement): Promise<void> {
  // Triggers allow deleting the ledger only after its tenant.
  await db.deleteFrom('tenants').execute();
  // Referencing tables first.
  for (const table of tables.toReversed())
    if (table.content !== 'retained') await deleteRows(db, table, batch);
}

async function deleteRows(db: TenantDatabase, { name, key }: Table, batch: number): Promise<void> {
  const table = name as keyof Tables;
  const columns = sql.join(['tenant', ...key].map((column) => sql.ref(column)));
  const part = sql`(select ${columns} from ${own[table]} as part limit ${batch})`;
  const remove = db.deleteFrom(table).where(sql`(${columns})`, 'in', part);
  let deleted = batch;
  while (deleted === batch) deleted = Number((await remove.executeTakeFirst()).numDeletedRows);
}
