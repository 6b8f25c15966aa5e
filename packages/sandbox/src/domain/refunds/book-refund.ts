import { type Movement, pending } from '../../ledger/journal.js';
import { type Booking, type BookingContext, bookLeaf } from '../splits/label-movements.js';
import { resolveAccount, openAccountOf } from '../splits/resolve-accounts.js';
import type { FlatNode } from '../splits/tree.js';
import { isFee, type RefundItem } from './refund.js';

/**
 * The movements of a refund's leaf: those of its label in the payment, reversed, or a fee (D74). Without an open
 * account, that of the payment item is used (D150), or the liable account if that is closed (D31).
 */
export function bookRefundLeaf(node: FlatNode<RefundItem>, context: BookingContext): Booking {
  const { label, original } = node.item;
  const { accounts, liable } = context;
  const fallback = openAccountOf(original.bookedAccount, accounts)?.code ?? liable;
  if (isFee(label)) return bookFee(node, resolveAccount(node, accounts)?.code ?? fallback, context);
  const { account, movements } = bookLeaf(node, context, fallback);
  const backwards = movements.toReversed().map((movement) => {
    return { ...movement, from: movement.to, to: movement.from };
  });
  return { account, movements: backwards };
}

function bookFee(
  { line, item: { label, amount } }: FlatNode<RefundItem>,
  account: string,
  { currency, liable }: BookingContext,
): Booking {
  const shared = { currency, amount, item: line, label };
  const fee: Movement = { ...shared, from: pending(account), to: pending(liable) };
  return { account, movements: account === liable ? [] : [fee] };
}
