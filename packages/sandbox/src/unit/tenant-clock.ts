import type { Database } from '../storage/database.js';
import { statement } from '../storage/statement.js';

/** The tenant's row after a change has begun: the seed and number for its codes, and the time of its clock. */
export interface TenantChange {
  readonly seed: string;
  readonly sequence: number;
  readonly clock_at: number;
}

/** The time of the tenant's clock at the system's time. */
const currentTime = `case when clock_mode = 'FROZEN' or clock_at > :system + clock_offset
  then clock_at else :system + clock_offset end`;

const beginChange = statement<TenantChange>(`
  update tenants set sequence = sequence + :step, changed_at = :system, clock_at = ${currentTime}
  where id = :tenant returning seed, sequence, clock_at`);

const selectClock = statement<{ clock_at: number }>(
  `select ${currentTime} as clock_at from tenants where id = :tenant`,
);

/**
 * Begins a change of a tenant: counts it and advances the stored clock. The update locks the tenant's row, which
 * serializes the changes of a tenant on every engine.
 * @param system the system's time in milliseconds
 * @param step 1 for a counted change; 0 for one that creates no codes
 * @returns undefined for an unknown tenant
 */
export async function beginTenantChange(
  db: Database,
  tenant: string,
  system: number,
  step: 0 | 1 = 1,
): Promise<TenantChange | undefined> {
  return (await beginChange(db, { tenant, system, step }))[0];
}

/** The current time of a tenant's clock, in milliseconds since 1970; undefined for an unknown tenant. */
export async function readTenantClock(
  db: Database,
  tenant: string,
  system: number,
): Promise<number | undefined> {
  return (await selectClock(db, { tenant, system }))[0]?.clock_at;
}
