import { netMovements } from '../../ledger/journal.js';
import { findMovements } from '../../ledger/list-journals.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { groupBy } from '../../kernel/group-by.js';

/** A seller on whose accounts a transaction was booked. */
export interface TransactionSeller {
  readonly code: string;
  readonly name: string;
  /** The net change of the holder's accounts in minor units, positive in the direction of the transaction (D194). */
  readonly amount: number;
}

/** What the sellers of a transaction follow from. */
export type SoldTransaction = Pick<TransactionRow, 'code' | 'split' | 'type'>;

type Owner = Pick<TransactionSeller, 'code' | 'name'>;

/** Returns the sellers of each transaction, by transaction code. */
export async function findSellers(
  unit: ReadUnit,
  transactions: readonly SoldTransaction[],
): Promise<ReadonlyMap<string, TransactionSeller[]>> {
  const splits = transactions.flatMap(({ split }) => split ?? []);
  const movements = await findMovements(unit, ['PAYMENT_SPLIT', 'REFUND_SPLIT'], splits);
  const bySplit = groupBy(movements, ({ reference }) => reference);
  const accounts = movements.flatMap((row) => [row.debitAccount, row.creditAccount]);
  const owners = await findOwners(unit, [...new Set(accounts)]);
  return new Map(
    transactions.map(({ code, split, type }) => {
      const sign = type === 'REFUND' && unit.world.refundedSellers === 'positive' ? -1 : 1;
      const nets = netMovements(bySplit.get(split ?? '') ?? []);
      return [code, sumBySeller(nets, owners, sign)];
    }),
  );
}

function sumBySeller(
  nets: ReturnType<typeof netMovements>,
  owners: ReadonlyMap<string, Owner>,
  sign: number,
): TransactionSeller[] {
  const sellers = new Map<string, TransactionSeller>();
  for (const { account, amount } of nets) {
    const owner = owners.get(account);
    if (!owner) continue;
    const sum = (sellers.get(owner.code)?.amount ?? 0) + sign * amount;
    sellers.set(owner.code, { ...owner, amount: sum });
  }
  return [...sellers.values()];
}

/** Returns the holders of accounts, by account; accounts of the merchant have none. */
async function findOwners(
  { db }: ReadUnit,
  accounts: readonly string[],
): Promise<Map<string, Owner>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('virtual_accounts as a')
    .innerJoin('account_holders as h', 'h.code', 'a.owner')
    .select(['a.code as account', 'h.code', 'h.displayName as name'])
    .where('a.code', 'in', accounts)
    .execute();
  return new Map(rows.map(({ account, code, name }) => [account, { code, name }]));
}
