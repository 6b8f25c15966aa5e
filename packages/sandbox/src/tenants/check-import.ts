import { isTimeZone } from '../domain/payout-schedules/time-zone.js';
import { invariants } from '../domain/invariants.js';
import { refuseField } from '../kernel/service-error.js';
import { checkInvariants } from '../ledger/invariants.js';
import { stateTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';
import { exportSchema, type StateHeader, type TenantExport } from './read-state.js';
import { stateHash } from './state-hash.js';
import { findRows } from '../storage/rows.js';

/** @throws {ServiceError} 422 for a state of another schema */
export function checkSchema({ schema }: StateHeader): void {
  if (schema !== exportSchema) {
    const template = 'The export has the schema {schema}; this sandbox imports {wanted}.';
    const params = { schema, wanted: exportSchema };
    refuseField({ field: 'schema', code: '422.900.005', template, params });
  }
}

/** @throws {ServiceError} 422 for an unknown table */
export function checkTables(tables: TenantExport['tables']): void {
  const known: readonly string[] = stateTables;
  const table = Object.keys(tables).find((name) => !known.includes(name));
  if (table !== undefined) refuseTables('Unknown table {table}.', { table });
}

/**
 * Checks the state of a tenant after an import.
 * @param hash the hash of the exported state; undefined for a snapshot of this database, whose rows were stored in it before
 * @throws {ServiceError} 422 for an invalid state, a violated invariant of the ledger, or another hash
 */
export async function checkImported(unit: ReadUnit, hash: string | undefined): Promise<void> {
  await checkDivisions(unit);
  if (hash === undefined) return;
  const findings = await checkInvariants(unit, invariants);
  const broken = findings.find(({ violations }) => violations.length > 0);
  if (broken) refuseTables('The export violates an invariant: {check}.', { check: broken.name });
  if (hash === (await stateHash((work) => work(unit)))) return;
  const template = 'The export was modified: its content does not have this hash.';
  refuseField({ field: 'hash', code: '422.900.004', template, attemptedValue: hash });
}

/** Each key needs its division, and schedules need a known time zone. */
async function checkDivisions({ db }: ReadUnit): Promise<void> {
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

function refuseTables(template: string, params: Readonly<Record<string, string>>): never {
  return refuseField({ field: 'tables', code: '422.900.004', template, params });
}
