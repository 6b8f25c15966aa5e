import { sql } from 'kysely';
import type { Value } from '../storage/connection.js';
import { migrations } from '../storage/migrations/index.js';
import { type TenantRow, tenantTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';

/** A row of any table, without its tenant. */
export type ExportedRow = Readonly<Record<string, Value>>;

/** All that a tenant has, as plain data that fits any tenant of any store. */
export interface TenantExport {
  /** The last migration: rows fit the tables of this schema only. */
  readonly schema: string;
  readonly clock: Pick<TenantRow, 'clock_mode' | 'clock_at' | 'sequence' | 'seed'>;
  readonly tables: Readonly<Record<string, readonly ExportedRow[]>>;
}

/** The schema that exports are made of, and fit into. */
export const exportSchema = migrations.at(-1)?.name ?? '';

/** Exports all that a tenant has: two with the same state have the same export. */
export async function exportTenant({ db, tenant, now }: ReadUnit): Promise<TenantExport> {
  const { clock_mode, sequence, seed } = await db
    .selectFrom('tenants')
    .selectAll()
    .where('id', '=', tenant)
    .executeTakeFirstOrThrow();
  const tables: Record<string, ExportedRow[]> = {};
  for (const table of tenantTables) {
    const query = sql<ExportedRow>`select * from ${sql.table(table)} where tenant = ${tenant}`;
    const { rows } = await query.execute(db);
    tables[table] = rows.map(({ tenant: _tenant, ...row }) => row);
  }
  return { schema: exportSchema, clock: { clock_mode, clock_at: now, sequence, seed }, tables };
}
