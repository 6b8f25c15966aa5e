import { sql } from 'kysely';
import type { Database } from '../storage/dialect.js';
import { prepare } from '../storage/prepared.js';

/** What a unit of work needs to know of its tenant. */
export interface TenantTick {
  readonly seed: string;
  readonly sequence: number;
  readonly clock_at: number;
}

const tick = prepare<{ tenant: string; system: number; step: number }, TenantTick>(
  (db, parameter) => {
    const running = sql<number>`${parameter('system')} + clock_offset`;
    return db
      .updateTable('tenants')
      .set({
        sequence: sql<number>`sequence + ${parameter('step')}`,
        changed_at: parameter('system'),
        clock_at: sql<number>`case when clock_mode = 'FROZEN' or clock_at > ${running}
        then clock_at else ${running} end`,
      })
      .where('id', '=', parameter('tenant'))
      .returning(['seed', 'sequence', 'clock_at']);
  },
);

const look = prepare<{ tenant: string; system: number }, { clock_at: number }>((db, parameter) => {
  const running = sql<number>`${parameter('system')} + clock_offset`;
  return db
    .selectFrom('tenants')
    .select(
      sql<number>`case when clock_mode = 'FROZEN' or clock_at > ${running}
        then clock_at else ${running} end`.as('clock_at'),
    )
    .where('id', '=', parameter('tenant'));
});

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
