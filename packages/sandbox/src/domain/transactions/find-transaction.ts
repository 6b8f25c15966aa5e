import { statement } from '../../storage/statement.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';

const bySplit = statement<TransactionRow>(
  'select * from transactions where tenant = :tenant and split = :split',
);

/** The transaction of a payment or refund split; each has one. */
export async function transactionOf(
  { db, tenant }: ReadUnit,
  split: string,
): Promise<TransactionRow> {
  const [row] = await bySplit(db, { tenant, split });
  if (!row) throw new Error(`The split ${split} has no transaction.`);
  return row;
}

/** The transaction with a code of its own; undefined where there is none. */
export async function findTransaction(
  { db, tenant }: ReadUnit,
  code: string,
): Promise<TransactionRow | undefined> {
  const query = db.selectFrom('transactions').selectAll().where('tenant', '=', tenant);
  return query.where('code', '=', code).executeTakeFirst();
}
