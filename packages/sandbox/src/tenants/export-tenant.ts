import { sql } from 'kysely';
import { ServiceError } from '../kernel/service-error.js';
import type { Value } from '../storage/connection.js';
import { migrations } from '../storage/migrate.js';
import { type TenantRow, stateTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';

/** A row of any table, without its tenant: whose it is does not belong to what it is. */
export type ExportedRow = Readonly<Record<string, Value>>;

/** All that a tenant has, as plain data that fits any tenant of any store. */
export interface TenantExport {
  /** The last migration: rows fit the tables of this schema only. */
  readonly schema: string;
  readonly clock: Pick<TenantRow, 'clock_mode' | 'clock_at' | 'sequence' | 'seed'>;
  readonly tables: Readonly<Record<string, readonly ExportedRow[]>>;
}

/** How much an export may have as JSON. */
export interface ExportLimits {
  readonly bytes: number;
  readonly values: number;
}

/** The schema that exports are made of, and fit into. */
export const exportSchema = migrations.at(-1)?.name ?? '';

/** What an import takes, and half of what fits into one text of JavaScript. */
export const exportLimits: ExportLimits = { bytes: 256 * 1024 * 1024, values: 10_000_000 };

/** More than an export of nothing has: the names of its tables, and its clock. */
const envelope: ExportLimits = { bytes: 8192, values: 64 };

/**
 * Exports all that a tenant has: two with the same state have the same export.
 * @throws {ServiceError} 422 for more than can be imported again
 */
export async function exportTenant(
  unit: ReadUnit,
  limits: ExportLimits = exportLimits,
): Promise<TenantExport> {
  const { db, tenant, now } = unit;
  const { clock_mode, sequence, seed } = await db
    .selectFrom('tenants')
    .selectAll()
    .where('id', '=', tenant)
    .executeTakeFirstOrThrow();
  const tables: Record<string, readonly ExportedRow[]> = {};
  let { bytes, values } = envelope;
  for (const table of stateTables) {
    const rows = await rowsOf(unit, table);
    for (const row of rows) {
      // With a comma; the row itself is a value too.
      bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
      values += Object.keys(row).length + 1;
    }
    if (bytes > limits.bytes || values > limits.values) refuse(limits);
    tables[table] = rows;
  }
  return { schema: exportSchema, clock: { clock_mode, clock_at: now, sequence, seed }, tables };
}

function refuse({ bytes, values }: ExportLimits): never {
  const template =
    'The tenant has more than exports and snapshots hold: {bytes} bytes and {values} values as JSON. Copy the database instead.';
  throw new ServiceError('422.900.003', { bytes, values }, [], template);
}

/** All rows that a tenant has in a table, in whatever order the database gives them. */
export async function rowsOf(
  { db, tenant }: ReadUnit,
  table: (typeof stateTables)[number],
): Promise<ExportedRow[]> {
  const query = sql<ExportedRow>`select * from ${sql.table(table)} where tenant = ${tenant}`;
  const { rows } = await query.execute(db);
  return rows.map(({ tenant: _tenant, ...row }) => row);
}
