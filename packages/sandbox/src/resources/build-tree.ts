import type { PaymentSplitItemRow, RefundSplitItemRow } from '../storage/tables.js';
import { omitNullish } from '../kernel/omit-nullish.js';

type ItemRow = PaymentSplitItemRow | RefundSplitItemRow;

/** A node of the tree of a request; groups have `items`. */
interface ItemBody {
  readonly label?: string;
  readonly accountCode?: string;
  readonly description?: string;
}

/** Returns the columns that the items of payments and refunds have in common; values that were left out are null. */
export function itemColumns<Label extends string>(item: ItemBody & { readonly label?: Label }) {
  const { label = null, accountCode: account = null, description = null } = item;
  return { label, account, description };
}

/** Builds the tree of a response from stored items. */
export function buildTree(rows: readonly ItemRow[], parent: number | null = null): object[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row) => ({
      code: row.code,
      type: row.type,
      extRef: row.extRef,
      ...('originalExtRef' in row && { originalExtRef: row.originalExtRef }),
      amount: row.amount,
      ...omitNullish({ label: row.label, accountCode: row.account, description: row.description }),
      ...(row.type === 'GROUP' && { items: buildTree(rows, row.line) }),
    }));
}
