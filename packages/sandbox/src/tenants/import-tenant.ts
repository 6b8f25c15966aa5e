import { sql } from 'kysely';
import { describeError } from '../kernel/describe-error.js';
import { refuseField, ServiceError } from '../kernel/service-error.js';
import type { Value } from '../storage/connection.js';
import type { Database } from '../storage/database.js';
import type { Store } from '../storage/store.js';
import { stateTables } from '../storage/tables.js';
import { checkImported, checkSchema } from './check-import.js';
import type { ExportedRow, TenantExport } from './export-tenant.js';
import { deleteTenant } from './reset-tenant.js';

/** The maximum number of parameters of a statement, below the limits of all engines. */
const maximumParameters = 900;

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
  db: Database,
  { tenant, content: { clock, tables }, hash }: Import,
  system: number,
): Promise<void> {
  await deleteTenant(db, tenant);
  const { clock_at: now } = clock;
  const row = { id: tenant, ...clock, clock_offset: now - system, changed_at: system };
  await db.insertInto('tenants').values(row).execute();
  // Referenced tables first.
  for (const table of stateTables.toReversed())
    await insertRows(db, table, tenant, tables[table] ?? []);
  await checkImported({ db, tenant, now }, hash);
}

async function insertRows(
  db: Database,
  table: string,
  tenant: string,
  rows: readonly ExportedRow[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const names = sql.join(['tenant', ...columns].map((column) => sql.ref(column)));
  const count = Math.max(1, Math.floor(maximumParameters / (columns.length + 1)));
  for (let start = 0; start < rows.length; start += count) {
    const values = rows.slice(start, start + count).map((row) => {
      const found = columns.map((column): Value => row[column] ?? null);
      return sql`(${sql.join([tenant, ...found])})`;
    });
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(db);
  }
}
