import { sql } from 'kysely';
import type { ExternalAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { balanceIn, balancesOf, payoutBalanceAt } from '../../ledger/balance.js';
import { loadChecks } from '../sellers/kyc/kyc-check.js';
import { convert } from './book-payout.js';
import { type PayoutRow, sourceCurrency } from './payout.js';
import { findRow, getRow } from '../../storage/rows.js';

/** The parts of a payout that decide whether it is denied, apart from its amount. */
type Target = Pick<PayoutRow, 'externalAccountCode' | 'owner' | 'targetCurrency'>;

/** The maximum total of payouts to a holder of the tier LIGHT_KYC, in minor units of EUR (D47). */
export const lightKycLimit = 250_000;

/** Why nothing can be paid out to an external account now, as a sentence (D86, D184); undefined if it can. */
export async function findDenial(unit: ReadUnit, target: Target): Promise<string | undefined> {
  // A division has no holder, whose status and check could forbid it.
  const holder = await findRow(unit.db, 'account_holders', { code: target.owner });
  const checks = await loadChecks(unit, [target.owner, target.externalAccountCode]);
  const isPaid = holder?.status === 'SUSPENDED' && unit.world.suspendedPayouts === 'paid';
  if (holder && holder.status !== 'ACTIVE' && !isPaid)
    return `The account holder is ${holder.status}.`;
  if (holder && checks.get(target.owner)?.status !== 'PASSED')
    return 'The account holder has not passed the KYC check.';
  if (checks.get(target.externalAccountCode)?.status !== 'PASSED')
    return 'The external account has not passed its check.';
  const external = await getRow(unit.db, 'external_accounts', { code: target.externalAccountCode });
  return acceptsCurrency(external, target.targetCurrency)
    ? undefined
    : `The external account does not take ${target.targetCurrency}.`;
}

/** Returns the reason why an amount exceeds the limit of an owner's tier; undefined if it does not. */
export async function findLimitDenial(
  unit: ReadUnit,
  owner: string,
  amount: number,
): Promise<string | undefined> {
  const holder = await findRow(unit.db, 'account_holders', { code: owner });
  if (holder?.tier !== 'LIGHT_KYC' || unit.world.lightPayouts === 'unlimited') return undefined;
  const paid = await paidOut(unit, owner);
  if (paid + amount <= lightKycLimit) return undefined;
  return `Payouts to a holder of the tier LIGHT_KYC are limited to EUR 2,500.00 in total; ${paid} cents are paid out, ${amount} were requested.`;
}

type Decision = { readonly denial: string } | { readonly amount: number };

/** Decides about a payout that is due: the reason why it is denied, or what it pays in minor units (D86, D91, D92). */
export async function decideDuePayout(unit: ReadUnit, row: PayoutRow): Promise<Decision> {
  const denial = await findDenial(unit, row);
  if (denial !== undefined) return { denial };
  const { payout: available } = balanceIn(await balancesOf(unit, row.accountCode), sourceCurrency);
  const amount = row.amount ?? (await availableAmount(unit, row, available));
  if (amount === 0) return { denial: 'The account has nothing to pay out.' };
  if (amount > available)
    return { denial: `The account can pay out ${available}, ${amount} were requested.` };
  const limit = await findLimitDenial(unit, row.owner, amount);
  if (limit !== undefined) return { denial: limit };
  const tooSmall = convert(amount, row.targetCurrency)?.amount === 0;
  return tooSmall ? { denial: `The amount is nothing in ${row.targetCurrency}.` } : { amount };
}

/** Returns the available amount (D91), at most the amount that was available at `useBalanceAt` (D92). */
async function availableAmount(
  unit: ReadUnit,
  { accountCode: account, useBalanceAt: moment }: PayoutRow,
  available: number,
): Promise<number> {
  if (moment === null) return available;
  return Math.min(available, await payoutBalanceAt(unit, account, sourceCurrency, moment));
}

/** Returns the total of an owner's accepted and processed payouts, in minor units of EUR. */
async function paidOut({ db }: ReadUnit, owner: string): Promise<number> {
  const row = await db
    .selectFrom('payouts')
    .select(sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('total'))
    .where('owner', '=', owner)
    .where('state', 'in', ['ACCEPTED', 'PROCESSED'])
    .executeTakeFirstOrThrow();
  return row.total;
}

/** True for the account's currency and for other accepted currencies; an empty list accepts all (D184). */
function acceptsCurrency(account: ExternalAccountRow, currency: string): boolean {
  if (account.currency === currency) return true;
  const allowed = JSON.parse(account.allowedOtherCurrencyCodes) as string[];
  return (
    account.acceptOtherCurrencies === 1 && (allowed.length === 0 || allowed.includes(currency))
  );
}
