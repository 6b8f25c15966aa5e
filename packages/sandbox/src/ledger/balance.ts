import { statement } from '../storage/statement.js';
import type { AccountEntryRow, BalanceRow } from '../storage/tables.js';
import type { ReadUnit } from '../unit/unit.js';

/** The balance of an account in one currency, in minor units (D55). */
export interface Balance {
  readonly currency: string;
  /** The settled amount. */
  readonly confirmed: number;
  /** The net amount that is not settled yet. */
  readonly pending: number;
  /** The amount available for payout. */
  readonly payout: number;
  /** Gross credits of payment splits (D50). */
  readonly processed: number;
}

/** Returns the amount available for payout: `confirmed`, plus `pending` if that is negative; at least 0. */
function availableForPayout(confirmed: number, pending: number): number {
  return Math.max(0, confirmed + Math.min(0, pending));
}

const select = statement<BalanceRow>(
  'select * from balances where tenant = :tenant and account = :account order by currency',
);

/** Returns the balances of an account in all currencies that were ever booked on it, sorted by currency. */
export async function balancesOf({ db, tenant }: ReadUnit, account: string): Promise<Balance[]> {
  return (await select(db, { tenant, account })).map((row) => balanceOf(row));
}

const selectAll = statement<BalanceRow>(
  'select * from balances where tenant = :tenant and account in :accounts order by account, currency',
);

/** Returns the balances of several accounts, keyed by account. */
export async function balancesOfAll(
  { db, tenant }: ReadUnit,
  accounts: readonly string[],
): Promise<Map<string, Balance[]>> {
  const found = new Map(accounts.map((account): [string, Balance[]] => [account, []]));
  for (const row of await selectAll(db, { tenant, accounts }))
    found.get(row.account)?.push(balanceOf(row));
  return found;
}

/** Returns the balance in one currency; zero if nothing was ever booked in it. */
export function balanceIn(balances: readonly Balance[], currency: string): Balance {
  const zero = { currency, confirmed: 0, pending: 0, payout: 0, processed: 0 };
  return balances.find((balance) => balance.currency === currency) ?? zero;
}

const selectAt = statement<AccountEntryRow>(`
  select e.* from account_entries as e
  join journals as j on j.tenant = e.tenant and j.position = e.journal
  where e.tenant = :tenant and e.account = :account and e.currency = :currency and j.created_at <= :moment
  order by e.journal desc limit 1`);

/**
 * Returns the amount that was available for payout at a moment, from the account's immutable entries (D92).
 * @param moment in milliseconds since 1970; includes journals booked in that millisecond
 */
export async function payoutBalanceAt(
  { db, tenant }: ReadUnit,
  account: string,
  currency: string,
  moment: number,
): Promise<number> {
  const [entry] = await selectAt(db, { tenant, account, currency, moment });
  return entry ? availableForPayout(entry.confirmed_after, entry.pending_after) : 0;
}

function balanceOf({ currency, confirmed, pending, processed }: BalanceRow): Balance {
  return {
    currency,
    confirmed,
    pending,
    payout: availableForPayout(confirmed, pending),
    processed,
  };
}
