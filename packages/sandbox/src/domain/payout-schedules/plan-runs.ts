import { schedule } from '../../jobs/stored-jobs.js';
import type { DivisionRow, VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { divisionOf } from '../divisions/division.js';
import { localDay, momentAtHour } from '../../kernel/local-time.js';
import { loadConfigurations } from './payout-configuration.js';
import { nextDay, parseQuartzDays } from './quartz.js';
import { deleteRows, findRows } from '../../storage/rows.js';

interface PlannedRun {
  readonly division: string;
  readonly dueAt: number;
}

/** Plans the next run of each division: on the first day of any schedule in use, so that other days need no job. */
export async function planRuns(unit: WriteUnit): Promise<void> {
  const { db } = unit;
  await deleteRows(db, 'jobs', { kind: 'PAYOUT_RUN', failure: null });
  for (const { division, dueAt } of await nextRuns(unit))
    await schedule(unit, { dueAt, kind: 'PAYOUT_RUN', code: division });
}

async function nextRuns(unit: ReadUnit): Promise<PlannedRun[]> {
  const divisions = await findRows(unit.db, 'divisions', {}, 'code');
  const frequencies = await frequenciesInUse(unit);
  return divisions.flatMap((division) => {
    const dueAt = nextRun(unit, division, frequencies);
    return dueAt === undefined ? [] : [{ division: division.code, dueAt }];
  });
}

/** Returns all schedules of the merchant. One that no account of a division uses causes a run without payouts. */
async function frequenciesInUse({ db }: ReadUnit): Promise<string[]> {
  const query = db.selectFrom('payout_configurations').select('frequency').distinct();
  const rows = await query.execute();
  return rows.flatMap(({ frequency }) => frequency ?? []);
}

/**
 * Returns the moments of the next scheduled payouts of an account by its effective configuration.
 * @returns milliseconds since 1970; at most `count`, none for MANUAL
 */
export async function upcomingRuns(
  unit: ReadUnit,
  account: VirtualAccountRow,
  count: number,
): Promise<number[]> {
  const { type, frequency } = (await loadConfigurations(unit))(account);
  if (type === 'MANUAL' || frequency === null) return [];
  const division = await divisionOf(unit, account.division);
  const moments: number[] = [];
  let after = unit.now;
  while (moments.length < count) {
    const moment = nextRun({ ...unit, now: after }, division, [frequency]);
    if (moment === undefined) break;
    moments.push(moment);
    after = moment;
  }
  return moments;
}

/** Runs are at one hour of the day, in the division's time zone (D100). */
function nextRun(
  { now, world }: Pick<ReadUnit, 'now' | 'world'>,
  { timezone, lastRun }: DivisionRow,
  frequencies: readonly string[],
): number | undefined {
  const hourOfRun = Number(world.payoutHour);
  const today = localDay(now, timezone);
  const next = momentAtHour(today, hourOfRun, timezone) > now ? today : today + 1;
  // After a change of the time zone, a day that has already run must not run again.
  const from = lastRun === null ? next : Math.max(next, lastRun + 1);
  const days = frequencies.flatMap((frequency) => {
    const rule = parseQuartzDays(frequency);
    return (rule && nextDay(rule, from)) ?? [];
  });
  return days.length === 0 ? undefined : momentAtHour(Math.min(...days), hourOfRun, timezone);
}
