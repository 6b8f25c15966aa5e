import { type Balance, balanceIn, balancesOfAll } from '../../ledger/balance.js';
import { notFound } from '../../kernel/service-error.js';
import type { AccountHolderRow, VirtualAccountRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { accountsOf } from '../accounts/list-accounts.js';

/** A holder with its accounts and what is on them. */
export interface Holder {
  readonly row: AccountHolderRow;
  /** The currency of the holder's division. */
  readonly currency: string;
  readonly accounts: readonly HolderAccount[];
}

/** An account of a holder, and what it holds: in the holder's currency, then in others. */
export interface HolderAccount {
  readonly row: VirtualAccountRow;
  readonly balances: readonly Balance[];
}

/**
 * One holder.
 * @throws {ServiceError} 404 for a code that no holder of the merchant has
 */
export async function getHolder(unit: ReadUnit, code: string): Promise<Holder> {
  const query = unit.db.selectFrom('account_holders').selectAll().where('tenant', '=', unit.tenant);
  const rows = await query.where('code', '=', code).execute();
  const [holder] = await withAccounts(unit, rows);
  if (!holder) throw notFound();
  return holder;
}

/** Adds to each holder its accounts and what is on them. */
export async function withAccounts(
  unit: ReadUnit,
  rows: readonly AccountHolderRow[],
): Promise<Holder[]> {
  const codes = rows.map(({ code }) => code);
  const accounts = await accountsOf(unit, codes);
  const all = [...accounts.values()].flat().map(({ code }) => code);
  const balances = await balancesOfAll(unit, all);
  const currencies = await currenciesOf(unit);
  return rows.map((row) => {
    const currency = currencies.get(row.division) ?? '';
    const own = (accounts.get(row.code) ?? []).map((account) => {
      const stored = balances.get(account.code) ?? [];
      const home = balanceIn(stored, currency);
      return {
        row: account,
        balances: [home, ...stored.filter((one) => one.currency !== currency)],
      };
    });
    return { row, currency, accounts: own };
  });
}

/** The gross of what payment splits credited to a holder, in its division's currency (D50). */
export function processedAmount({ accounts, currency }: Holder): number {
  return accounts.reduce((sum, { balances }) => sum + balanceIn(balances, currency).processed, 0);
}

async function currenciesOf({ db, tenant }: ReadUnit): Promise<Map<string, string>> {
  const query = db.selectFrom('divisions').select(['code', 'currency']);
  const rows = await query.where('tenant', '=', tenant).execute();
  return new Map(rows.map(({ code, currency }) => [code, currency]));
}
