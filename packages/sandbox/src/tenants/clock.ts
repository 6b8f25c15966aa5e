import { countDueJobs, readNextJobTime } from '../jobs/stored-jobs.js';
import { formatMoment } from '../kernel/moment.js';
import { refuseField } from '../kernel/service-error.js';
import { getRow, updateRows } from '../storage/rows.js';
import type { TenantRow } from '../storage/tables.js';
import { type Advance, type AdvanceCounts, noCounts } from '../unit/advance.js';
import { setTenantClock } from '../unit/tenant-clock.js';
import type { ReadUnit, RecordUnit, WriteUnit } from '../unit/unit.js';
import { countDueDeliveries } from '../webhooks/deliveries.js';

export interface ClockState {
  readonly mode: TenantRow['clockMode'];
  readonly now: number;
  readonly nextJobAt: number | undefined;
  readonly changes: number;
  readonly advancingTo: number | null;
  readonly due: { readonly jobs: number; readonly webhooks: number };
  /** What the current or last advance did; null before the first. */
  readonly advanced: AdvanceCounts | null;
}

/** The maximum advance of the clock in one call: 400 days. */
const maximumAdvanceMs = 400 * 24 * 60 * 60 * 1000;

export type ClockTarget =
  | { readonly to: number }
  | { readonly by: number }
  | { readonly toNextJob: true };

export async function readClockState(unit: ReadUnit): Promise<ClockState> {
  const { db, now } = unit;
  const { clockMode, sequence, advancesTo, advance } = await getRow(db, 'tenants', {});
  const [nextJobAt, jobs, webhooks] = await Promise.all([
    readNextJobTime(db),
    countDueJobs(db, advancesTo ?? now),
    countDueDeliveries(db),
  ]);
  return {
    mode: clockMode,
    now,
    nextJobAt,
    changes: sequence,
    advancingTo: advancesTo,
    due: { jobs, webhooks },
    advanced: advance === null ? null : (JSON.parse(advance) as Advance).counts,
  };
}

/** Returns the time to which the clock of a tenant is being advanced; undefined if it is not. */
export async function readAdvanceTarget({ db }: ReadUnit): Promise<number | undefined> {
  return (await getRow(db, 'tenants', {})).advancesTo ?? undefined;
}

/**
 * Stores to which time the clock is advanced; an advance that is running gets the later time.
 * @param mode the mode of the clock after it; as it is by default
 * @throws {ServiceError} 422 for a time before the current time of the clock, or too far in the future
 */
export async function startAdvance(
  { db, now }: RecordUnit,
  target: ClockTarget,
  mode?: TenantRow['clockMode'],
): Promise<void> {
  const to =
    'to' in target
      ? target.to
      : 'by' in target
        ? now + target.by
        : ((await readNextJobTime(db)) ?? now);
  if (!('toNextJob' in target)) checkTarget('to' in target ? 'to' : 'seconds', to, now);
  const { clockMode, advancesTo, advance: stored } = await getRow(db, 'tenants', {});
  const running =
    stored === null || advancesTo === null ? undefined : (JSON.parse(stored) as Advance);
  const advance: Advance = {
    counts: running?.counts ?? noCounts,
    mode: mode ?? running?.mode ?? clockMode,
  };
  const values = { advancesTo: Math.max(to, now, advancesTo ?? 0) };
  await updateRows(db, 'tenants', {}, { ...values, advance: JSON.stringify(advance) });
}

/** Sets the clock, or returns false if a job is due until then. `system` is in milliseconds since 1970. */
export async function finishAdvance(unit: WriteUnit, system: number): Promise<boolean> {
  const { db, now } = unit;
  const { advancesTo, advance, clockMode } = await getRow(db, 'tenants', {});
  if (advancesTo === null || advance === null) return true;
  if (((await readNextJobTime(db)) ?? Infinity) <= advancesTo) return false;
  const { mode } = JSON.parse(advance) as Advance;
  // A clock that begins to run does so from the system's time, or a later one.
  const begins = mode === 'REALTIME' && clockMode === 'FROZEN';
  const to = Math.max(advancesTo, now, begins ? system : 0);
  if (to > now || begins) await setTenantClock(unit, to, system);
  await updateRows(db, 'tenants', {}, { clockMode: mode, advancesTo: null });
  return true;
}

/** Freezes the clock at its current time. */
export async function freezeClock({ db }: WriteUnit): Promise<void> {
  await updateRows(db, 'tenants', {}, { clockMode: 'FROZEN' });
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
