import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { updateRows } from '../../storage/rows.js';

type TransactionChange = Partial<Omit<TransactionRow, 'code' | 'created_at' | 'updated_at'>>;

/** Changes a transaction and its `updatedAt` (D194). */
export async function changeTransaction(
  { db, now }: WriteUnit,
  code: string,
  change: TransactionChange,
): Promise<void> {
  await updateRows(db, 'transactions', { code }, { ...change, updated_at: now });
}
