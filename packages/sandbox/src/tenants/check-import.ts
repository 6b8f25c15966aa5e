import { isTimeZone } from '../domain/payout-schedules/time-zone.js';
import { invariants } from '../domain/invariants.js';
import { refuseField } from '../kernel/service-error.js';
import { checkInvariants } from '../ledger/invariants.js';
import { findRows } from '../storage/rows.js';
import type { Column, Table } from '../storage/table.js';
import { definitions, stateTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';
import { type ExportedRow, exportSchema, type StatePart } from './read-state.js';

/** @throws {ServiceError} 422 for a state of another schema */
export function checkSchema(schema: string): void {
  if (schema !== exportSchema) {
    const template = 'The export has the schema {schema}; this sandbox imports {wanted}.';
    const params = { schema, wanted: exportSchema };
    refuseField({ field: 'schema', code: '422.900.005', template, params });
  }
}

/**
 * Checks some rows of an export.
 * @throws {ServiceError} 422 for an unknown table or column, or a value that its column does not allow
 */
export function checkPart(table: string, rows: readonly unknown[]): StatePart {
  if (!isStateTable(table)) return refuseTables('Unknown table {table}.', { table });
  const { columns } = definitions[table] as Table;
  for (const row of rows) {
    const wrong = Object.entries(Object(row)).find(
      ([name, value]) => !isAllowed(columns[name], value),
    );
    if (typeof row === 'object' && row !== null && !wrong) continue;
    const column = wrong?.[0] ?? '';
    refuseTables('The export is damaged: {table} has no such {column}.', { table, column });
  }
  return { table, rows: rows as readonly ExportedRow[] };
}

function isStateTable(name: string): name is StatePart['table'] {
  return (stateTables as readonly string[]).includes(name);
}

function isAllowed(column: Column | undefined, value: unknown): boolean {
  if (!column || value === null) return column !== undefined;
  return column.type === 'text' ? typeof value === 'string' : Number.isSafeInteger(value);
}

/**
 * Checks all rows of an import, before they become the state of a tenant.
 * @param hash the hash of the rows
 * @param exported the hash that the export has
 * @throws {ServiceError} 422 for an invalid state, a violated invariant of the ledger, or another hash
 */
export async function checkImport(unit: ReadUnit, hash: string, exported: string): Promise<void> {
  await checkDivisions(unit);
  if (hash !== exported) {
    const template = 'The export was modified: its content does not have this hash.';
    refuseField({ field: 'hash', code: '422.900.004', template, attemptedValue: exported });
  }
  const findings = await checkInvariants(unit, invariants);
  const broken = findings.find(({ violations }) => violations.length > 0);
  if (broken) refuseTables('The export violates an invariant: {check}.', { check: broken.name });
}

/**
 * Each key needs its division, and schedules need a known time zone.
 * @throws {ServiceError} 422 for an invalid state
 */
export async function checkDivisions({ db }: Pick<ReadUnit, 'db'>): Promise<void> {
  const divisions = await findRows(db, 'divisions');
  const keys = db.selectFrom('api_keys').select('division').distinct();
  for (const { division } of await keys.execute()) {
    if (divisions.some(({ code }) => code === division)) continue;
    refuseTables('The export is damaged: the division {division} is missing.', { division });
  }
  const unknown = divisions.find(({ timezone }) => !isTimeZone(timezone));
  if (!unknown) return;
  const params = { zone: unknown.timezone };
  refuseTables('The export is damaged: unknown time zone {zone}.', params);
}

export function refuseTables(template: string, params: Readonly<Record<string, string>>): never {
  return refuseField({ field: 'tables', code: '422.900.004', template, params });
}
