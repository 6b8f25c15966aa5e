import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';

/** What can change about a transaction. */
export type TransactionChange = Partial<
  Omit<TransactionRow, 'tenant' | 'code' | 'position' | 'type' | 'created_at' | 'updated_at'>
>;

/** Changes a transaction; `updatedAt` moves with its status and its message (D194). */
export async function changeTransaction(
  { db, tenant, now }: WriteUnit,
  code: string,
  change: TransactionChange,
): Promise<void> {
  await db
    .updateTable('transactions')
    .set({ ...change, updated_at: now })
    .where('tenant', '=', tenant)
    .where('code', '=', code)
    .execute();
}
