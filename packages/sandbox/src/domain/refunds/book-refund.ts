import { type Movement, pending } from '../../ledger/journal.js';
import { type Booking, type BookingContext, bookLeaf } from '../splits/label-movements.js';
import { resolveAccount, openAccountOf } from '../splits/resolve-accounts.js';
import type { FlatNode } from '../splits/tree.js';
import { isFee, type RefundItem } from './refund.js';

/**
 * Returns the movements of a leaf of a refund: those of its label in the payment, reversed, or a fee from the
 * account to the liable account (D74). If the refund names no open account, uses the account that the payment
 * item was booked to (D150); if that account is closed, the liable account (D31).
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
