import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { Operation } from '../document/api.js';
import { elements, isObject, member, text, type JsonObject } from '../json.js';
import type { ProfileTools } from './profile.js';
import { amountOf, distinct, isFee, leavesOf, summed, sumOf, wholeItem } from './splits.js';

/** Prepares a refund, and creates its payment from the same items. Undefined if that is not possible. */
export async function prepareRefundSplit(
  operation: Operation,
  body: JsonObject,
  tools: ProfileTools,
): Promise<JsonObject | undefined> {
  const refundItems = elements(body['items']);
  if (leavesOf(refundItems).length > limits.splitItems) return undefined;
  const seen = new Set<string>();
  const renamed = refundItems.map((item) => distinct(item, seen, tools));
  const items = renamed.map((item) => chargedTo(item, originalsOf(renamed)));
  const charged = leavesOf(items).filter((leaf) => !isFee(leaf));
  if (hasFeesOnly(items)) return undefined;
  const total = sumOf(charged) || wholeItem;
  const extRef = tools.fresh(text(body['extRef']) ?? '', 'extRef');
  await tools.create(`${operation.version}.createPaymentSplit`, {
    extRef,
    totalAmount: total,
    currency: 'EUR',
    pspExtRef: extRef,
    paymentProcessor: 'ADYEN',
    paymentMethod: 'ideal',
    extProcessedAt: '2026-03-10T15:05:09+01:00',
    items: paymentItems(items, total),
  });
  return {
    ...body,
    extRef,
    pspMutationExtRef: tools.fresh(text(body['pspMutationExtRef']) ?? '', 'pspMutationExtRef'),
    ...(items.length > 0 ? { items: items.map(summed) } : {}),
    ...('totalAmount' in body ? { totalAmount: total } : {}),
  };
}

function paymentItems(items: readonly unknown[], total: number): unknown[] {
  if (items.length === 0) {
    return [{ type: 'ITEM', label: 'PRODUCT_ITEM', extRef: 'item_1', amount: total }];
  }
  return items.flatMap((item): unknown[] => {
    const extRef = text(member(item, 'originalExtRef'));
    if (extRef === undefined || isFee(item)) return [];
    const inner = elements(member(item, 'items'));
    if (member(item, 'type') !== 'GROUP') {
      return [{ type: 'ITEM', label: 'PRODUCT_ITEM', extRef, amount: amountOf(item) }];
    }
    const amount = sumOf(leavesOf(inner).filter((leaf) => !isFee(leaf)));
    return [{ type: 'GROUP', extRef, amount, items: paymentItems(inner, 0) }];
  });
}

/** The references of the payment items that are refunded. */
function originalsOf(items: readonly unknown[]): readonly unknown[] {
  return leavesOf(items)
    .filter((leaf) => !isFee(leaf))
    .map((leaf) => member(leaf, 'originalExtRef'));
}

/** Makes fees refer to an item that the payment has. */
function chargedTo(item: unknown, originals: readonly unknown[]): unknown {
  if (!isObject(item)) return item;
  const inner = elements(item['items']);
  if (inner.length > 0) return { ...item, items: inner.map((each) => chargedTo(each, originals)) };
  const isKnown = !isFee(item) || originals.includes(item['originalExtRef']);
  return isKnown || originals.length === 0 ? item : { ...item, originalExtRef: originals[0] };
}

/** True if a tree, or a group in it, contains only fees, which is refused (D206). */
function hasFeesOnly(items: readonly unknown[]): boolean {
  if (items.length === 0) return false;
  return (
    leavesOf(items).every(isFee) ||
    items.some((item) => hasFeesOnly(elements(member(item, 'items'))))
  );
}
