import type * as v2 from '@seller-funds/contract/v2';

/** All items of a payment, with the groups and what is in them. */
export function itemsOf(items: readonly v2.PaymentSplitItem[]): v2.PaymentSplitItem[] {
  return items.flatMap((item) => [item, ...(item.type === 'GROUP' ? itemsOf(item.items) : [])]);
}
