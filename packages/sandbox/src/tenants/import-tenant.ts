import { describeError } from '../kernel/describe-error.js';
import { refuseField, ServiceError } from '../kernel/service-error.js';
import { insert } from '../storage/rows.js';
import type { Store } from '../storage/store.js';
import { type Definitions, definitions, stateTables } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import { checkImported, checkSchema } from './check-import.js';
import type { ExportedRow, TenantExport } from './export-tenant.js';
import { noAdvance } from './open-tenant.js';
import { deleteTenant } from './reset-tenant.js';

/** An export that replaces the state of a tenant. */
export interface Import {
  readonly tenant: string;
  readonly content: TenantExport;
  /** The hash of the exported state; undefined if the content is trusted. */
  readonly hash?: string | undefined;
}

/**
 * Replaces the state of a tenant by an export. A running clock continues from its exported time. Without changes if
 * the export is invalid.
 * @param system the system's time, in milliseconds since 1970
 * @throws {ServiceError} 422 for an export of another schema, a damaged export, or a violated invariant
 */
export async function importTenant(store: Store, imported: Import, system: number): Promise<void> {
  checkSchema(imported.content);
  try {
    await store.writer(imported.tenant).run((db) => replace(db, imported, system));
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    // Rows that the database refuses were not exported like this.
    const reason = describeError(error);
    const template = 'The export is damaged: {reason}.';
    refuseField({ field: 'tables', code: '422.900.004', template, params: { reason } });
  }
}

async function replace(
  db: TenantDatabase,
  { content: { clock, tables }, hash }: Import,
  system: number,
): Promise<void> {
  await deleteTenant(db);
  const { clockAt: now } = clock;
  const row = { ...clock, clockOffset: now - system, changedAt: system, ...noAdvance };
  await db.insertInto('tenants').values(row).execute();
  // Referenced tables first.
  for (const table of stateTables.toReversed())
    await insert(db, table, rowsOf(table, tables[table] ?? []) as never);
  await checkImported({ db, tenant: db.tenant, now }, hash);
}

/** @throws {Error} if a row has a column that the table does not have */
function rowsOf(table: keyof Definitions, rows: readonly ExportedRow[]): readonly ExportedRow[] {
  const unknown = rows
    .flatMap((row) => Object.keys(row))
    .find((name) => !(name in definitions[table].columns));
  if (unknown !== undefined) throw new Error(`${table} has no column ${unknown}`);
  return rows;
}
