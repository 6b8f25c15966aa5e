import type { TransactionRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRow } from '../../storage/rows.js';

/** Returns the transaction of a payment or refund split; every split has one. */
export async function transactionOf({ db }: ReadUnit, split: string): Promise<TransactionRow> {
  const row = await findRow(db, 'transactions', { split });
  if (!row) throw new Error(`The split ${split} has no transaction.`);
  return row;
}
