import { refuseField } from '../kernel/service-error.js';
import { formatMoment } from '../kernel/moment.js';
import type { ReadUnit } from '../unit/unit.js';
import { readNextJobTime } from '../jobs/stored-jobs.js';
import { type JobContext, runDueJobs } from '../jobs/run-due-jobs.js';
import { setTenantClock } from '../unit/tenant-clock.js';
import { updateRows } from '../storage/rows.js';

export interface ClockState {
  readonly mode: 'REALTIME' | 'FROZEN';
  readonly now: number;
  /** Due time of the next job; undefined without one. */
  readonly nextJobAt: number | undefined;
  /** The number of changes of the tenant. */
  readonly changes: number;
}

/** The maximum advance of the clock in one call: 400 days (D118). */
const maximumAdvanceMs = 400 * 24 * 60 * 60 * 1000;

export type ClockTarget =
  | { readonly to: number }
  | { readonly by: number }
  | { readonly toNextJob: true };

export async function readClockState({ db, now }: ReadUnit): Promise<ClockState> {
  const query = db.selectFrom('tenants').select(['clockMode', 'sequence']);
  const { clockMode: mode, sequence: changes } = await query.executeTakeFirstOrThrow();
  return { mode, now, nextJobAt: await readNextJobTime(db), changes };
}

/**
 * Advances the clock and runs all jobs that are due until then.
 * @throws {ServiceError} 422 for a time before the current time of the clock, or too far in the future
 */
export async function advanceClock(
  context: JobContext,
  tenant: string,
  target: ClockTarget,
): Promise<void> {
  const { now, nextJobAt } = await context.units.read(tenant, readClockState);
  const to = 'to' in target ? target.to : 'by' in target ? now + target.by : (nextJobAt ?? now);
  const field = 'to' in target ? 'to' : 'seconds';
  if (!('toNextJob' in target)) checkTarget(field, to, now);
  await runDueJobs(context, tenant, Math.max(to, now));
  await context.units.write(tenant, async (unit) => {
    if (to > unit.now) await setTenantClock(unit, to, context.systemTime());
  });
}

/** Freezes the clock, after advancing it if a time is given. */
export async function freezeClock(
  context: JobContext,
  tenant: string,
  at: number | undefined,
): Promise<void> {
  if (at !== undefined) await advanceClock(context, tenant, { to: at });
  await context.units.write(tenant, async ({ db }) => {
    await updateRows(db, 'tenants', {}, { clockMode: 'FROZEN' });
  });
}

/** Lets the clock run from the system's time, or from its current time if that is later. */
export async function runClock(context: JobContext, tenant: string): Promise<void> {
  await runDueJobs(context, tenant, context.systemTime());
  await context.units.write(tenant, async (unit) => {
    const system = context.systemTime();
    await setTenantClock(unit, Math.max(unit.now, system), system);
    await updateRows(unit.db, 'tenants', {}, { clockMode: 'REALTIME' });
  });
}

function checkTarget(field: string, to: number, now: number): void {
  const code = '422.900.003';
  if (to < now) {
    const template = 'The value must not be before {minimum}.';
    refuseField({ field, code, template, params: { minimum: formatMoment(now) } });
  }
  if (to > now + maximumAdvanceMs) {
    refuseField({ field, code, params: { maximum: formatMoment(now + maximumAdvanceMs) } });
  }
}
