import type { Database } from '../storage/database.js';
import { statement } from '../storage/statement.js';
import type { BalanceRow } from '../storage/tables.js';
import { violatesCheck } from '../storage/violations.js';
import { type BalanceChange, balanceKey, refuseOutOfRange } from './balance-change.js';
import { InsufficientFunds, type Journal } from './journal.js';

/** A change of a balance, with the balance after it. */
interface ChangedBalance extends BalanceChange {
  readonly confirmedAfter: number;
  readonly pendingAfter: number;
}

/** The parameters of one update. */
interface ChangeRow {
  readonly account: string;
  readonly currency: string;
  readonly confirmed: number;
  readonly pending: number;
  readonly processed: number;
  readonly overdraft: number;
  /** 1 if the amount available for payout must cover the debit (D55). */
  readonly covered: number;
}

type After = Pick<BalanceRow, 'account' | 'currency' | 'confirmed' | 'pending'>;

/** Changes nothing if the balance does not exist yet or does not cover the debit. */
const update = statement<After>(`
  update balances set confirmed = confirmed + :confirmed, pending = pending + :pending,
    processed = processed + :processed, overdraft = overdraft + :overdraft
  where tenant = :tenant and account = :account and currency = :currency
    and (:covered = 0 or confirmed + :confirmed + case when pending < 0 then pending else 0 end >= 0)
  returning account, currency, confirmed, pending`);

const openBalance = statement(`
  insert into balances
    (tenant, account, currency, overdrawable, confirmed, pending, processed, overdraft)
  select tenant, code, cast(:currency as text), case when type = 'LIABLE' then 1 else 0 end, 0, 0, 0, 0
  from virtual_accounts where tenant = :tenant and code = :account
  on conflict do nothing`);

/**
 * Applies a journal's changes to the balances. Creates a balance with the first booking in a currency.
 * @returns the balances after the changes, in the order of the changes
 * @throws {InsufficientFunds} if an account must cover its debit and cannot
 * @throws {ServiceError} 422 if a balance would be out of the range of amounts (D123)
 */
export async function changeBalances(
  db: Database,
  tenant: string,
  changes: readonly BalanceChange[],
  cover: Journal['cover'],
): Promise<ChangedBalance[]> {
  const rows = changes.map((change) => buildRow(change, cover));
  const after = await apply(db, tenant, rows);
  if (after.size < rows.length) {
    const missing = rows.filter((row) => !after.has(balanceKey(row)));
    for (const { account, currency } of missing)
      await openBalance(db, { tenant, account, currency });
    for (const [key, row] of await apply(db, tenant, missing)) after.set(key, row);
  }
  return changes.map((change) => {
    const row = after.get(balanceKey(change));
    if (!row) throw notApplied(change, cover);
    return { ...change, confirmedAfter: row.confirmed, pendingAfter: row.pending };
  });
}

async function apply(
  db: Database,
  tenant: string,
  rows: readonly ChangeRow[],
): Promise<Map<string, After>> {
  try {
    const changed = await Promise.all(rows.map(async (row) => update(db, { tenant, ...row })));
    return new Map(changed.flat().map((row) => [balanceKey(row), row]));
  } catch (error) {
    if (!violatesCheck(error, 'balances_range')) throw error;
    return refuseOutOfRange();
  }
}

function buildRow(change: BalanceChange, cover: Journal['cover']): ChangeRow {
  const { confirmed, pending } = change;
  const overdraft = cover === 'overdraft' ? Math.max(0, -(confirmed + pending)) : 0;
  if (!Number.isSafeInteger(overdraft)) refuseOutOfRange();
  return { ...change, overdraft, covered: mustCover(change, cover) ? 1 : 0 };
}

function mustCover({ confirmed }: BalanceChange, cover: Journal['cover']): boolean {
  return cover === 'available' && confirmed < 0;
}

function notApplied(change: BalanceChange, cover: Journal['cover']): Error {
  const { account, currency, confirmed } = change;
  return mustCover(change, cover)
    ? new InsufficientFunds(account, currency, -confirmed)
    : new Error(`The account ${account} does not exist.`);
}
