import { type Balance, balanceIn, balancesOf } from '../../ledger/balance.js';
import { notFound } from '../../kernel/service-error.js';
import { statement } from '../../storage/statement.js';
import type { ReadUnit } from '../../unit/unit.js';

/** The balances of an account: in its division's currency, and in each other currency that was booked. */
export interface AccountBalance {
  readonly code: string;
  readonly home: Balance;
  readonly others: readonly Balance[];
}

const find = statement((db, given: { code: string }) =>
  db
    .selectFrom('virtual_accounts as a')
    .innerJoin('divisions as d', 'd.code', 'a.division')
    .select('d.currency')
    .where('a.code', '=', given.code),
);

/**
 * Returns the balance of an account of a holder or a division (D57, D191).
 * @throws {ServiceError} 404 if the merchant has no account with this code
 */
export async function getBalance(unit: ReadUnit, code: string): Promise<AccountBalance> {
  const [account] = await find(unit.db, { code });
  if (!account) throw notFound();
  const balances = await balancesOf(unit, code);
  const home = balanceIn(balances, account.currency);
  return { code, home, others: balances.filter(({ currency }) => currency !== home.currency) };
}
