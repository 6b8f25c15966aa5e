import { ServiceError } from '../kernel/service-error.js';
import { migrations } from '../storage/migrate.js';
import { type TenantRow, stateTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';
import { type ExportedRow, rowsOf } from './exported-rows.js';

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
