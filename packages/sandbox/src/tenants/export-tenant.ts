import { ServiceError } from '../kernel/service-error.js';
import type { Value } from '../storage/connection.js';
import { migrations } from '../storage/migrate.js';
import { columnValues, definitions, type TenantRow, stateTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';

/** A row of any table, without the tenant column. */
export type ExportedRow = Readonly<Record<string, Value>>;

/** The state of a tenant as plain data, which can be imported into any tenant of any store. */
export interface TenantExport {
  /** The name of the last migration: rows match the tables of this schema only. */
  readonly schema: string;
  readonly clock: Pick<TenantRow, 'clockMode' | 'clockAt' | 'sequence' | 'seed'>;
  readonly tables: Readonly<Record<string, readonly ExportedRow[]>>;
}

/** Size limits of an export as JSON. */
export interface ExportLimits {
  readonly bytes: number;
  readonly values: number;
}

export const exportSchema = migrations.at(-1)?.name ?? '';

/** The limits of imports; half of the maximum length of a JavaScript string. */
export const exportLimits: ExportLimits = { bytes: 256 * 1024 * 1024, values: 10_000_000 };

/** Reserved for the parts other than rows: table names and the clock. */
const envelope: ExportLimits = { bytes: 8192, values: 64 };

/**
 * Exports the state of a tenant. Tenants with the same state have the same export.
 * @throws {ServiceError} 422 if it exceeds the limits of imports
 */
export async function exportTenant(
  unit: ReadUnit,
  limits: ExportLimits = exportLimits,
): Promise<TenantExport> {
  const { db, now } = unit;
  const { clockMode, sequence, seed } = await db
    .selectFrom('tenants')
    .selectAll()
    .executeTakeFirstOrThrow();
  const tables: Record<string, readonly ExportedRow[]> = {};
  let { bytes, values } = envelope;
  for (const table of stateTables) {
    const rows = await rowsOf(unit, table);
    for (const row of rows) {
      // Plus a comma; the row itself counts as a value.
      bytes += Buffer.byteLength(JSON.stringify(row)) + 1;
      values += Object.keys(row).length + 1;
    }
    if (bytes > limits.bytes || values > limits.values) refuse(limits);
    tables[table] = rows;
  }
  return { schema: exportSchema, clock: { clockMode, clockAt: now, sequence, seed }, tables };
}

function refuse({ bytes, values }: ExportLimits): never {
  const template =
    'The tenant exceeds the limits of exports and snapshots: {bytes} bytes and {values} values as JSON. Copy the database instead.';
  throw new ServiceError('422.900.003', { bytes, values }, [], template);
}

/** All rows of a tenant in a table, in no particular order. */
export async function rowsOf(
  { db }: ReadUnit,
  table: (typeof stateTables)[number],
): Promise<ExportedRow[]> {
  const rows: readonly object[] = await db.selectFrom(table).selectAll().execute();
  const columns = Object.keys(definitions[table].columns);
  return rows.map((row) => columnValues(columns, row));
}
