import type { JobHandler } from '../../jobs/job-handler.js';
import type { VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { divisionOf } from '../divisions/division.js';
import { findDenial, findLimitDenial } from '../payouts/denial.js';
import { notifyPayout, storePayout } from '../payouts/payout-lifecycle.js';
import { sourceCurrency } from '../payouts/payout.js';
import { localDay } from '../../kernel/local-time.js';
import { loadConfigurations, type PayoutConfiguration } from './payout-configuration.js';
import { planRuns } from './plan-runs.js';
import { calendarDay, parseQuartzDays } from './quartz.js';
import { findPayable, type Payable } from './scheduled-amount.js';
import { findRow, findRows, updateRows } from '../../storage/rows.js';

/** Handles the job PAYOUT_RUN of a division: creates the payouts that are scheduled for the day. */
export const runSchedules: JobHandler = async (unit, { code: division, dueAt }) => {
  const { db } = unit;
  const { timezone: zone } = await divisionOf(unit, division);
  const day = localDay(dueAt, zone);
  const configurationOf = await loadConfigurations(unit);
  const own = await findRows(db, 'virtual_accounts', { division }, 'code');
  for (const account of own) await payOut(unit, account, configurationOf(account), day);
  await updateRows(db, 'divisions', { code: division }, { lastRun: day });
  await planRuns(unit);
};

async function payOut(
  unit: WriteUnit,
  account: VirtualAccountRow,
  configuration: PayoutConfiguration,
  day: number,
): Promise<void> {
  const refundPeriod = refundPeriodOn(configuration, day);
  if (refundPeriod === undefined) return;
  const { owner, division, code } = account;
  const plan = await planPayout(unit, account, configuration, day - refundPeriod);
  if ('obstacle' in plan) {
    const message = plan.obstacle;
    const unpaid = { unpaidRunAt: unit.now, unpaidRunObstacle: message };
    await updateRows(unit.db, 'virtual_accounts', { code }, unpaid);
    if (plan.isFailure)
      await notifyPayout(unit, { division, owner, code: null, state: 'FAILED', message });
    return;
  }
  const { amount, batches, externalAccountCode } = plan;
  const payout = await storePayout(unit, {
    accountCode: code,
    amount,
    division,
    externalAccountCode,
    owner,
    processAt: unit.now,
    scheduled: 1,
    targetCurrency: sourceCurrency,
  });
  for (const { batch } of batches)
    await updateRows(unit.db, 'payout_batches', { account: code, batch }, { payout: payout.code });
}

type Plan =
  | { readonly obstacle: string; readonly isFailure: boolean }
  | (Payable & { readonly externalAccountCode: string });

function nothing(obstacle: string): Plan {
  return { obstacle, isFailure: false };
}

/** What a run pays from an account, or why nothing. `lastDay` is in days since 1970-01-01. */
async function planPayout(
  unit: ReadUnit,
  { code, owner, ownerKind }: VirtualAccountRow,
  { minimumAmount }: PayoutConfiguration,
  lastDay: number,
): Promise<Plan> {
  const payable = await findPayable(unit, code, lastDay);
  if (payable.amount <= 0) return nothing('Nothing is due after the refund period.');
  if (payable.amount < (minimumAmount ?? 0))
    return nothing(`${payable.amount} is due, less than the minimum amount of ${minimumAmount}.`);
  const selected = await findRow(unit.db, 'external_accounts', { holder: owner, selected: 1 });
  // A division without a bank account has not asked for payouts.
  if (!selected && ownerKind === 'DIVISION') return nothing('The division has no bank account.');
  const obstacle = await findObstacle(unit, owner, selected?.code, payable.amount);
  if (selected && obstacle === undefined) return { ...payable, externalAccountCode: selected.code };
  return { obstacle: obstacle ?? '', isFailure: true };
}

/** Returns why the schedule of an account would pay nothing if it ran now; undefined if it would pay, or has no runs. */
export async function findScheduleObstacle(
  unit: ReadUnit,
  account: VirtualAccountRow,
): Promise<string | undefined> {
  const configuration = (await loadConfigurations(unit))(account);
  if (configuration.type === 'MANUAL' || configuration.refundPeriod === null) return undefined;
  const { timezone } = await divisionOf(unit, account.division);
  const day = localDay(unit.now, timezone) - configuration.refundPeriod;
  const plan = await planPayout(unit, account, configuration, day);
  return 'obstacle' in plan ? plan.obstacle : undefined;
}

/** The refund period of a configuration in days; undefined if it does not pay out on a day. */
function refundPeriodOn(
  { type, frequency, refundPeriod }: PayoutConfiguration,
  day: number,
): number | undefined {
  if (type === 'MANUAL' || frequency === null || refundPeriod === null) return undefined;
  return parseQuartzDays(frequency)?.(calendarDay(day)) === true ? refundPeriod : undefined;
}

/** Returns the reason why no payout can be made now; undefined if there is none. The next run retries (D102). */
async function findObstacle(
  unit: ReadUnit,
  owner: string,
  external: string | undefined,
  amount: number,
): Promise<string | undefined> {
  if (external === undefined) return 'No external account is selected.';
  const target = { owner, externalAccountCode: external, targetCurrency: sourceCurrency };
  return (await findDenial(unit, target)) ?? findLimitDenial(unit, owner, amount);
}
