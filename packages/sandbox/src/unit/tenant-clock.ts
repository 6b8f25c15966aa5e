import { sql } from 'kysely';
import { statement } from '../storage/statement.js';
import { updateRows } from '../storage/rows.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import type { WriteUnit } from './unit.js';

/** The tenant's row: its current generation, and the time of its clock. */
export interface TenantClock {
  readonly generation: number;
  readonly clockAt: number;
}

/** The tenant's row after a change has begun, with the seed and number for its codes. */
export interface TenantChange extends TenantClock {
  readonly seed: string;
  readonly sequence: number;
  /** The advance of the clock as JSON; null if it is not being advanced. */
  readonly advance: string | null;
}

const currentTime = (system: number) => sql<number>`case
  when "clockMode" = 'FROZEN' or "clockAt" > ${system} + "clockOffset" then "clockAt"
  else ${system} + "clockOffset" end`;

const beginChange = statement((db, given: { system: number; step: number }) =>
  db
    .updateTable('tenants')
    .set((old) => ({
      sequence: old('sequence', '+', given.step),
      revision: old('revision', '+', 1),
      changedAt: given.system,
      clockAt: currentTime(given.system),
    }))
    .returning(['generation', 'seed', 'sequence', 'clockAt'])
    .returning(
      sql<string | null>`case when "advancesTo" is not null then advance end`.as('advance'),
    ),
);

const selectClock = statement((db, given: { system: number }) =>
  db.selectFrom('tenants').select(['generation', currentTime(given.system).as('clockAt')]),
);

/**
 * Begins a change: counts it (unless `step` is 0), advances the stored clock (`system` in milliseconds) and locks the
 * tenant's row, which serializes its changes on every engine. Undefined for an unknown tenant.
 */
export async function beginTenantChange(
  db: TenantDatabase,
  system: number,
  step: 0 | 1 = 1,
): Promise<TenantChange | undefined> {
  return (await beginChange(db, { system, step }))[0];
}

/** The current time of a tenant's clock; undefined for an unknown tenant. */
export async function readTenantClock(
  db: TenantDatabase,
  system: number,
): Promise<TenantClock | undefined> {
  return (await selectClock(db, { system }))[0];
}

/**
 * Sets the clock of a tenant to a later moment. A running clock keeps running from there.
 * @param to milliseconds since 1970, not before the current time of the clock
 * @param system the system's time, in milliseconds since 1970
 */
export async function setTenantClock(unit: WriteUnit, to: number, system: number): Promise<void> {
  await updateRows(unit.db, 'tenants', {}, { clockAt: to, clockOffset: to - system });
}
