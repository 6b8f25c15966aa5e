import { type OpenAccounts, openAccountOf } from '../splits/resolve-accounts.js';
import type { PaymentSplit } from '../splits/split.js';
import { amountOf, originalsOf, type RefundItem, type RefundItemToCreate } from './refund.js';

/**
 * Fills in what a partial refund left out from the payment's node (D73): label, amount and account.
 * @param items of which each names a node of the payment
 */
export function partialRefundItems(
  split: PaymentSplit,
  items: readonly RefundItemToCreate[],
  accounts: OpenAccounts,
): RefundItem[] {
  const find = originalsOf(split);
  const complete = (item: RefundItemToCreate): RefundItem => {
    const original = find(item);
    if (!original) throw new Error(`The payment has no ${item.type} ${item.originalExtRef}.`);
    const { type, extRef, description, accountCode } = item;
    const shown = openAccountOf(accountCode, accounts) ?? openAccountOf(original.account, accounts);
    return {
      type,
      extRef,
      label: item.label ?? original.label,
      amount: amountOf(item, original),
      accountCode: shown?.code ?? null,
      description,
      original,
      items: item.items.map((one) => complete(one)),
    };
  };
  return items.map((item) => complete(item));
}
