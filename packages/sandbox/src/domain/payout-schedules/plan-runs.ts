import { schedule } from '../../jobs/schedule.js';
import type { DivisionRow } from '../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { divisionOf } from '../divisions/division.js';
import { findAccount } from './find-account.js';
import { localDay, momentOf } from './local-time.js';
import { loadConfigurations } from './payout-configuration.js';
import { nextDay, parseQuartzDays } from './quartz.js';

/** The hour at which scheduled payouts are made, in the division's time zone (D100). */
const hourOfRun = 6;

/** A run that is due later. */
export interface PlannedRun {
  readonly division: string;
  readonly dueAt: number;
}

/**
 * Plans the next run of each division, in place of those that were planned: on the first day that any
 * of the schedules in use means. So a day without payouts needs no job.
 */
export async function planRuns(unit: WriteUnit): Promise<void> {
  const { db, tenant } = unit;
  const jobs = db.deleteFrom('jobs').where('tenant', '=', tenant);
  await jobs.where('kind', '=', 'PAYOUT_RUN').where('failure', 'is', null).execute();
  for (const { division, dueAt } of await nextRuns(unit))
    await schedule(unit, { dueAt, kind: 'PAYOUT_RUN', code: division });
}

async function nextRuns(unit: ReadUnit): Promise<PlannedRun[]> {
  const query = unit.db.selectFrom('divisions').selectAll().where('tenant', '=', unit.tenant);
  const divisions = await query.orderBy('code').execute();
  const frequencies = await frequenciesInUse(unit);
  return divisions.flatMap((division) => {
    const dueAt = nextRun(unit.now, division, frequencies);
    return dueAt === undefined ? [] : [{ division: division.code, dueAt }];
  });
}

/** All schedules of the merchant: one that is not the division's costs a run that finds nothing. */
async function frequenciesInUse({ db, tenant }: ReadUnit): Promise<string[]> {
  const query = db.selectFrom('payout_configurations').select('frequency').distinct();
  const rows = await query.where('tenant', '=', tenant).execute();
  return rows.flatMap(({ frequency }) => frequency ?? []);
}

/**
 * When an account is paid out next by the configuration that counts for it.
 * @throws {ServiceError} 404 for an unknown account
 */
export async function upcomingRuns(unit: ReadUnit, code: string, count: number): Promise<number[]> {
  const account = await findAccount(unit, code);
  const configuration = (await loadConfigurations(unit)).forAccount(account);
  if (configuration.type === 'MANUAL') return [];
  const division = await divisionOf(unit, account.division);
  const moments: number[] = [];
  let after = unit.now;
  while (moments.length < count) {
    const moment = nextRun(after, division, [configuration.frequency]);
    if (moment === undefined) break;
    moments.push(moment);
    after = moment;
  }
  return moments;
}

function nextRun(
  now: number,
  { timezone, last_run: lastRun }: DivisionRow,
  frequencies: readonly string[],
): number | undefined {
  const today = localDay(now, timezone);
  const next = momentOf(today, hourOfRun, timezone) > now ? today : today + 1;
  // A day that has run comes again where the zone was changed, and does not run again (D233).
  const from = lastRun === null ? next : Math.max(next, lastRun + 1);
  const days = frequencies.flatMap((frequency) => {
    const rule = parseQuartzDays(frequency);
    return (rule && nextDay(rule, from)) ?? [];
  });
  return days.length === 0 ? undefined : momentOf(Math.min(...days), hourOfRun, timezone);
}
