import { refundSplitLeafFields } from '@seller-funds/contract/vocabulary/v2';
import { pickFields } from '../kernel/fields.js';
import type { PaymentSplitItemRow, RefundSplitItemRow } from '../storage/tables.js';

type ItemRow = PaymentSplitItemRow | RefundSplitItemRow;

/** Builds the tree of a response from stored items. Items of a refund have a field more than those of a payment. */
export function buildTree(rows: readonly ItemRow[], parent: number | null = null): object[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row) => ({
      ...pickFields(row, refundSplitLeafFields),
      ...(row.type === 'GROUP' && { items: buildTree(rows, row.line) }),
    }));
}
