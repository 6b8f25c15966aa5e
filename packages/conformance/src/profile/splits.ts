import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { Operation } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import { elements, isObject, member, text, type JsonObject } from '../json.js';
import { isFee as isFeeNode } from '../model/tree-nodes.js';
import type { ProfileTools } from './profile.js';

/** A balance may not be able to hold two amounts of this size, in minor units. */
export const hugeAmount = 1e15;

/** The amount of a payment item if its refund has none, in minor units. */
export const wholeItem = 5_000;

/**
 * Prepares the body of a payment split: fresh references and consistent sums. Undefined if its tree is too
 * large.
 */
export async function preparePaymentSplit(
  operation: Operation,
  body: JsonObject,
  tools: ProfileTools,
): Promise<JsonObject | undefined> {
  const ready = withSums(operation, body, tools);
  if (!ready || Number(ready['totalAmount']) < hugeAmount) return ready;
  const { accountCode } = await createSeller(tools);
  return {
    ...ready,
    items: elements(ready['items']).map((item) => moveToAccount(item, accountCode)),
  };
}

function withSums(
  operation: Operation,
  body: JsonObject,
  tools: ProfileTools,
): JsonObject | undefined {
  const given = elements(body['items']);
  if (leavesOf(given).length > limits.splitItems) return undefined;
  const seen = new Set<string>();
  const items = given.map((item) => summed(distinct(item, seen, tools)));
  const sum = sumOf(leavesOf(items));
  const total = body['totalAmount'];
  const extRef = text(body['extRef']);
  const fresh = {
    ...body,
    ...(extRef === undefined ? {} : { extRef: tools.fresh(extRef, 'extRef') }),
  };
  if (total === sum || typeof total !== 'number') return { ...fresh, items };
  const shown = operation.body?.examples.map(({ value }) => member(value, 'totalAmount')) ?? [];
  // A total that no example has is a boundary value to test: one leaf gets it.
  if (!shown.includes(total)) {
    const [leaf] = leavesOf(items);
    return { ...fresh, items: isObject(leaf) ? [{ ...leaf, amount: total }] : items };
  }
  return Number.isSafeInteger(sum) ? { ...fresh, items, totalAmount: sum } : undefined;
}

/** Creates a seller with an empty account. */
export async function createSeller(tools: ProfileTools): Promise<{ accountCode: unknown }> {
  const extRef = tools.unique();
  const holder = await tools.create('v1.createAccountHolder', {
    extRef,
    displayName: extRef,
    accounts: [{ extRef, displayName: extRef }],
  });
  return { accountCode: lookUp(holder, '/accounts/0/code') };
}

/** Moves the items of a tree to an account, with a label that moves no money elsewhere. */
export function moveToAccount(item: unknown, accountCode: unknown): unknown {
  if (!isObject(item)) return item;
  if (item['type'] !== 'GROUP') return { ...item, accountCode, label: 'PRODUCT_ITEM' };
  return {
    ...item,
    items: elements(item['items']).map((inner) => moveToAccount(inner, accountCode)),
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

/** True for the fees of a refund, which are in no sum. */
export function isFee(item: unknown): boolean {
  return isObject(item) && isFeeNode(item);
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
