import { limits } from '@seller-funds/contract/vocabulary/limits';
import { elements, isObject, member, text, type JsonObject } from '../json.js';
import type { ProfileTools } from './profile.js';

/** The amount of a payment item if its refund has none, in minor units. */
export const wholeItem = 5_000;

/** Prepares the body of a payment split: fresh references and consistent sums. Undefined if its tree is too large. */
export function preparePaymentSplit(body: JsonObject, tools: ProfileTools): JsonObject | undefined {
  const given = elements(body['items']);
  if (leavesOf(given).length > limits.splitItems) return undefined;
  const seen = new Set<string>();
  const items = given.map((item) => summed(distinct(item, seen, tools)));
  return {
    ...body,
    extRef: tools.fresh(text(body['extRef']) ?? '', 'extRef'),
    totalAmount: sumOf(leavesOf(items)),
    items,
  };
}

/** The leaves of a tree of items. */
export function leavesOf(items: readonly unknown[]): readonly unknown[] {
  return items.flatMap((item) =>
    member(item, 'type') === 'GROUP' ? leavesOf(elements(member(item, 'items'))) : [item],
  );
}

/** Makes the references of an item and its inner ones unique, so that no item is refunded twice. */
export function distinct(item: unknown, seen: Set<string>, tools: ProfileTools): unknown {
  if (!isObject(item)) return item;
  const rename = (key: 'extRef' | 'originalExtRef'): Record<string, string> => {
    const given = text(item[key]);
    if (given === undefined) return {};
    const mark = `${key} ${given}`;
    const own = seen.has(mark) ? tools.unique() : given;
    seen.add(mark);
    return { [key]: own };
  };
  const inner = elements(item['items']);
  return {
    ...item,
    ...rename('extRef'),
    ...(isFee(item) ? {} : rename('originalExtRef')),
    ...(inner.length > 0 ? { items: inner.map((each) => distinct(each, seen, tools)) } : {}),
  };
}

/** Gives each group the sum of its leaves. */
export function summed(item: unknown): unknown {
  if (!isObject(item) || item['type'] !== 'GROUP') return item;
  const inner = elements(item['items']).map(summed);
  const sum = sumOf(leavesOf(inner).filter((leaf) => !isFee(leaf)));
  return { ...item, items: inner, ...('amount' in item ? { amount: sum } : {}) };
}

/** True for items that charge the seller for the refund itself: they are in no sum (D74, D153). */
export function isFee(item: unknown): boolean {
  if (!isObject(item) || item['type'] !== 'ITEM') return false;
  return item['label'] === 'REFUND_FEE' || item['label'] === 'REFUND_VAT';
}

/** The sum of the amounts of leaves. */
export function sumOf(leaves: readonly unknown[]): number {
  return leaves.reduce<number>((sum, leaf) => sum + amountOf(leaf), 0);
}

/** The amount of a leaf; of a whole payment item, if its refund has none. */
export function amountOf(item: unknown): number {
  const own = member(item, 'amount');
  return typeof own === 'number' ? own : wholeItem;
}
