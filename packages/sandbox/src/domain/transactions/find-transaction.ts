import { statement } from '../../storage/statement.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

const bySplit = statement((db, given: { split: string }) =>
  db.selectFrom('transactions').selectAll().where('split', '=', given.split),
);

/** Returns the transaction of a payment or refund split; every split has one. */
export async function transactionOf({ db }: ReadUnit, split: string): Promise<TransactionRow> {
  const [row] = await bySplit(db, { split });
  if (!row) throw new Error(`The split ${split} has no transaction.`);
  return row;
}

export async function findTransaction(
  { db }: ReadUnit,
  code: string,
): Promise<TransactionRow | undefined> {
  const query = db.selectFrom('transactions').selectAll();
  return query.where('code', '=', code).executeTakeFirst();
}
