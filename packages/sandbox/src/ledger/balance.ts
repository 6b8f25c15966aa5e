import type { BalanceRow } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';
import { findRows } from '../storage/rows.js';
import { groupBy } from '../kernel/group-by.js';

/** The balance of an account in one currency, in minor units (D55). */
export interface Balance extends Pick<
  BalanceRow,
  'confirmed' | 'currency' | 'pending' | 'processed'
> {
  /** The amount available for payout, at least 0. */
  readonly payout: number;
}

/** Returns the balances of an account in all currencies that were ever booked on it, sorted by currency. */
export async function balancesOf({ db }: ReadUnit, account: string): Promise<Balance[]> {
  return (await findRows(db, 'balances', { account }, 'currency')).map(balanceOf);
}

/** Returns the balances of several accounts, keyed by account. */
export async function balancesOfAll(
  { db }: ReadUnit,
  accounts: readonly string[],
): Promise<Map<string, Balance[]>> {
  const rows = await findRows(db, 'balances', { account: accounts }, 'account', 'currency');
  const byAccount = groupBy(rows, ({ account }) => account);
  return new Map([...byAccount].map(([account, own]) => [account, own.map(balanceOf)]));
}

/** Returns the balance in one currency; zero if nothing was ever booked in it. */
export function balanceIn(balances: readonly Balance[], currency: string): Balance {
  const zero = { currency, confirmed: 0, pending: 0, payout: 0, processed: 0 };
  return balances.find((balance) => balance.currency === currency) ?? zero;
}

/**
 * Returns the amount that was available for payout at a moment, from the account's immutable entries (D92).
 * @param moment in milliseconds since 1970; includes journals booked in that millisecond
 */
export async function payoutBalanceAt(
  { db }: ReadUnit,
  account: string,
  currency: string,
  moment: number,
): Promise<number> {
  const entry = await db
    .selectFrom('account_entries as e')
    .innerJoin('journals as j', 'j.position', 'e.journal')
    .selectAll('e')
    .where('e.account', '=', account)
    .where('e.currency', '=', currency)
    .where('j.createdAt', '<=', moment)
    .orderBy('e.journal', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Math.max(0, entry?.availableAfter ?? 0);
}

function balanceOf({ currency, confirmed, pending, processed, available }: BalanceRow): Balance {
  return { currency, confirmed, pending, processed, payout: Math.max(0, available) };
}
