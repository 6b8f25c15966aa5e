import { isTimeZone } from '../domain/payout-schedules/time-zone.js';
import { invariants } from '../domain/invariants.js';
import { refuseField } from '../kernel/service-error.js';
import { checkInvariants } from '../ledger/invariants.js';
import { stateTables } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';
import { exportSchema, type TenantExport } from './export-tenant.js';
import { stateHash } from './state-hash.js';

/** @throws {ServiceError} 422 for an export of another schema, or with a table that the schema does not have */
export function checkSchema({ schema, tables }: TenantExport): void {
  if (schema !== exportSchema) {
    const template = 'The export is of {schema}; this sandbox takes {wanted}.';
    const params = { schema, wanted: exportSchema };
    refuseField({ field: 'schema', code: '422.900.005', template, params });
  }
  const known: readonly string[] = stateTables;
  const table = Object.keys(tables).find((name) => !known.includes(name));
  if (table !== undefined) refuseTables('There is no table {table}.', { table });
}

/**
 * Checks what an import made of a tenant.
 * @param hash of the state that was exported; undefined where that is known to be whole
 * @throws {ServiceError} 422 for what no tenant can be, for wrong books, and for another hash
 */
export async function checkImported(unit: ReadUnit, hash: string | undefined): Promise<void> {
  await checkDivisions(unit);
  const findings = await checkInvariants(unit, invariants);
  const broken = findings.find(({ violations }) => violations.length > 0);
  if (broken) refuseTables('The books of the export are wrong: {check}.', { check: broken.name });
  if (hash === undefined || hash === (await stateHash(unit))) return;
  const template = 'The export was changed since it was made: it does not have this hash.';
  refuseField({ field: 'hash', code: '422.900.004', template, attemptedValue: hash });
}

/** Without its division a key is nobody's, and without a time zone that is known schedules cannot run. */
async function checkDivisions({ db, tenant }: ReadUnit): Promise<void> {
  const query = db.selectFrom('divisions').select(['code', 'timezone']);
  const divisions = await query.where('tenant', '=', tenant).execute();
  const keys = db.selectFrom('api_keys').select('division').distinct();
  for (const { division } of await keys.where('tenant', '=', tenant).execute()) {
    if (divisions.some(({ code }) => code === division)) continue;
    refuseTables('The export is damaged: there is no division {division}.', { division });
  }
  const unknown = divisions.find(({ timezone }) => !isTimeZone(timezone));
  if (!unknown) return;
  const params = { zone: unknown.timezone };
  refuseTables('The export is damaged: there is no time zone {zone}.', params);
}

function refuseTables(template: string, params: Readonly<Record<string, string>>): never {
  return refuseField({ field: 'tables', code: '422.900.004', template, params });
}
