import { insert } from '../../storage/insert.js';
import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import type { FlatItem } from './item-tree.js';
import type { Booking } from './label-movements.js';
import { openAccountOf, type OpenAccounts } from './resolve-accounts.js';

/** A node of the tree with its code, and its booking if it is a leaf. */
interface SplitLine {
  readonly node: FlatItem;
  readonly code: string;
  readonly booking: Booking | undefined;
}

/** Stores the items of a split. Unknown and closed accounts are stored as null (D150). */
export async function storeSplit(
  { db }: WriteUnit,
  split: PaymentSplitRow,
  lines: readonly SplitLine[],
  accounts: OpenAccounts,
): Promise<PaymentSplitItemRow[]> {
  const rows = lines.map(({ node, code, booking }): PaymentSplitItemRow => {
    const { type, label, extRef, amount, accountCode, description } = node.item;
    return {
      split: split.code,
      line: node.line,
      code,
      parent: node.parent?.line ?? null,
      type,
      label,
      ext_ref: extRef,
      amount,
      account: openAccountOf(accountCode, accounts)?.code ?? null,
      booked_account: booking?.account ?? null,
      description,
      refunded_amount: 0,
    };
  });
  await insert(db, 'payment_split_items', rows);
  return rows;
}
