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
import { findPayable } from './scheduled-amount.js';
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
  const { amount, batches } = await findPayable(unit, account.code, day - refundPeriod);
  if (amount <= 0 || amount < (configuration.minimumAmount ?? 0)) return;
  const { owner, division, code } = account;
  const selected = await findRow(unit.db, 'external_accounts', { holder: owner, selected: 1 });
  // A division without a bank account has not asked for payouts.
  if (!selected && account.ownerKind === 'DIVISION') return;
  const obstacle = await findObstacle(unit, owner, selected?.code, amount);
  if (!selected || obstacle !== undefined) {
    const message = obstacle ?? null;
    await notifyPayout(unit, { division, owner, code: null, state: 'FAILED', message });
    return;
  }
  const payout = await storePayout(unit, {
    accountCode: code,
    amount,
    division,
    externalAccountCode: selected.code,
    owner,
    processAt: unit.now,
    scheduled: 1,
    targetCurrency: sourceCurrency,
  });
  for (const { batch } of batches)
    await updateRows(unit.db, 'payout_batches', { account: code, batch }, { payout: payout.code });
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
