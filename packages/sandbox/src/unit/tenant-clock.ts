import type { Database } from '../storage/database.js';
import { statement } from '../storage/statement.js';

/** What a unit of work needs to know of its tenant. */
export interface TenantTick {
  readonly seed: string;
  readonly sequence: number;
  readonly clock_at: number;
}

/** What the clock shows at the system's time. */
const shown = `case when clock_mode = 'FROZEN' or clock_at > :system + clock_offset
  then clock_at else :system + clock_offset end`;

const tick = statement<TenantTick>(`
  update tenants set sequence = sequence + :step, changed_at = :system, clock_at = ${shown}
  where id = :tenant returning seed, sequence, clock_at`);

const look = statement<{ clock_at: number }>(
  `select ${shown} as clock_at from tenants where id = :tenant`,
);

/**
 * Begins a change of a tenant: counts it and moves the clock on. It also takes the lock on the
 * tenant's row, so that the changes of one tenant happen one after the other, on every engine.
 * @param system the system's time in milliseconds
 * @param step 1 for a change that is counted; 0 for one that makes no codes
 * @returns undefined where there is no such tenant
 */
export async function tickTenant(
  db: Database,
  tenant: string,
  system: number,
  step: 0 | 1 = 1,
): Promise<TenantTick | undefined> {
  return (await tick(db, { tenant, system, step }))[0];
}

/** What the clock of a tenant shows; undefined where there is no such tenant. */
export async function readClock(
  db: Database,
  tenant: string,
  system: number,
): Promise<number | undefined> {
  return (await look(db, { tenant, system }))[0]?.clock_at;
}
