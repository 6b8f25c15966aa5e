import type { Journal, Movement } from '../../ledger/journal.js';
import { findMovements } from '../../ledger/list-journals.js';
import type { MovementRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { findRows } from '../../storage/rows.js';

/** Returns the journal data that reverses a payment split: its movements and gross credits, reversed. */
export async function reverseSplit(
  unit: ReadUnit,
  split: string,
): Promise<Pick<Journal, 'movements' | 'processed'>> {
  const rows = (await findMovements(unit, ['PAYMENT_SPLIT'], [split])).toReversed();
  const items = await findRows(unit.db, 'payment_split_items', { split, type: 'ITEM' });
  const processed = new Map<string, number>();
  for (const { bookedAccount: account, amount } of items)
    if (account !== null) processed.set(account, (processed.get(account) ?? 0) - amount);
  return { movements: rows.map((row) => reverseMovement(row)), processed };
}

function reverseMovement(row: MovementRow): Movement {
  return {
    from: { account: row.creditAccount, bucket: row.creditBucket },
    to: { account: row.debitAccount, bucket: row.debitBucket },
    currency: row.currency,
    amount: row.amount,
    label: row.label,
    item: row.item,
  };
}
