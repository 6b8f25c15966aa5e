import type { PaymentSplitItemRow } from '../../storage/tables.js';
import { type OpenAccounts, openAccountOf } from '../splits/resolve-accounts.js';
import type { PaymentSplit } from '../splits/split.js';
import { type RefundItem, restOf } from './refund.js';

/**
 * The items of a full refund: the tree of the payment with what is left of each leaf; nodes with
 * nothing left are missing (D72, D151).
 */
export function fullRefundItems({ items }: PaymentSplit, accounts: OpenAccounts): RefundItem[] {
  const within = (parent: number | null): RefundItem[] =>
    items.filter((row) => row.parent === parent).flatMap((row) => refundOf(row, within, accounts));
  return within(null);
}

function refundOf(
  original: PaymentSplitItemRow,
  within: (parent: number) => RefundItem[],
  accounts: OpenAccounts,
): RefundItem[] {
  const isGroup = original.type === 'GROUP';
  const items = isGroup ? within(original.line) : [];
  const amount = isGroup ? items.reduce((sum, item) => sum + item.amount, 0) : restOf(original);
  if (amount === 0) return [];
  return [
    {
      type: original.type,
      extRef: original.ext_ref,
      label: original.label,
      amount,
      accountCode: openAccountOf(original.account, accounts)?.code ?? null,
      description: null,
      original,
      items,
    },
  ];
}
