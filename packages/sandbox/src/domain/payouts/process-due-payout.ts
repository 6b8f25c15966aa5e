import { balanceIn, balancesOf, payoutBalanceAt } from '../../ledger/balance.js';
import type { JobHandler } from '../../jobs/job-handler.js';
import { schedule } from '../../jobs/schedule.js';
import type { ReadUnit, WriteUnit } from '../../unit/unit.js';
import { bookDeparture } from './book-payout.js';
import { merchantSettings } from '../merchants/merchant-settings.js';
import { nextBusinessMorning } from './business-day.js';
import { findDenial, findLimitDenial } from './denial.js';
import { convert } from './exchange.js';
import { findPayout } from './find-payout.js';
import { moveOn } from './move-on.js';
import { recordRequestedItems } from './paid-items.js';
import { type PayoutRow, sourceCurrency } from './payout.js';

/** Does the job PAYOUT_DUE: the money leaves the account, or the payout is denied (D86, D93). */
export const processDuePayout: JobHandler = async (unit, { code }) => {
  const row = await findPayout(unit, code);
  if (row?.state !== 'WAITING') return;
  const decision = await decide(unit, row);
  if ('denial' in decision)
    await moveOn(unit, row, 'WAITING', { state: 'REJECTED' }, decision.denial);
  else await accept(unit, row, decision.amount);
};

type Decision = { readonly denial: string } | { readonly amount: number };

async function decide(unit: ReadUnit, row: PayoutRow): Promise<Decision> {
  const denial = await findDenial(unit, row);
  if (denial !== undefined) return { denial };
  const { payout: available } = balanceIn(await balancesOf(unit, row.account), sourceCurrency);
  const amount = row.amount ?? (await wholeAmount(unit, row, available));
  if (amount === 0) return { denial: 'The account has nothing to pay out.' };
  if (amount > available)
    return { denial: `The account can pay out ${available}, ${amount} were asked for.` };
  const limit = await findLimitDenial(unit, row.owner, amount);
  if (limit !== undefined) return { denial: limit };
  const tooSmall = convert(amount, row.target_currency)?.amount === 0;
  return tooSmall ? { denial: `The amount is nothing in ${row.target_currency}.` } : { amount };
}

/** All that there is (D91), or was at the moment that the request names, whichever is less (D92). */
async function wholeAmount(
  unit: ReadUnit,
  { account, use_balance_at: moment }: PayoutRow,
  available: number,
): Promise<number> {
  if (moment === null) return available;
  return Math.min(available, await payoutBalanceAt(unit, account, sourceCurrency, moment));
}

async function accept(unit: WriteUnit, row: PayoutRow, amount: number): Promise<void> {
  const { code, target_currency: currency } = row;
  const converted = convert(amount, currency);
  const rate = converted?.rate ?? null;
  const money = { amount, target_amount: converted?.amount ?? null, exchange_rate: rate };
  await bookDeparture(unit, { ...row, ...money });
  if (row.scheduled === 0) await recordRequestedItems(unit, row);
  const message = rate === null ? null : `${sourceCurrency} 1 is ${currency} ${rate}.`;
  await moveOn(unit, row, 'WAITING', { state: 'ACCEPTED', ...money }, message);
  const { instantPayouts } = await merchantSettings(unit);
  const dueAt = instantPayouts ? unit.now : nextBusinessMorning(unit.now);
  await schedule(unit, { dueAt, kind: 'PAYOUT_END', code });
}
