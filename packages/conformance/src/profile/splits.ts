import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { Operation } from '../document/api.js';
import { lookUp } from '../document/pointer.js';
import { elements, isObject, member, text, type JsonObject } from '../json.js';
import type { ProfileTools } from './profile.js';

/** A balance may not be able to hold two amounts of this size, in minor units. */
export const hugeAmount = 1e15;

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
  const items = given.map((item) => repaired(item, seen, tools));
  const sum = items.reduce<number>((total, item) => total + amountOf(item), 0);
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

function repaired(item: unknown, seen: Set<string>, tools: ProfileTools): unknown {
  if (!isObject(item)) return item;
  const extRef = text(item['extRef']);
  const own = extRef !== undefined && seen.has(extRef) ? tools.unique() : extRef;
  if (own !== undefined) seen.add(own);
  const copy = { ...item, ...(own === undefined ? {} : { extRef: own }) };
  if (item['type'] !== 'GROUP') return copy;
  const inner = elements(item['items']).map((each) => repaired(each, seen, tools));
  const sum = inner.reduce<number>((total, each) => total + amountOf(each), 0);
  return { ...copy, items: inner, ...('amount' in item ? { amount: sum } : {}) };
}

function amountOf(item: unknown): number {
  const own = member(item, 'amount');
  if (typeof own === 'number') return own;
  return elements(member(item, 'items')).reduce<number>((sum, each) => sum + amountOf(each), 0);
}
