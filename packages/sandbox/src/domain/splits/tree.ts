import type { PaymentSplitItemType } from '@seller-funds/contract/vocabulary/shared';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { FieldFault } from '../../kernel/service-error.js';

interface TreeItem<Self> {
  readonly type: PaymentSplitItemType;
  readonly extRef: string;
  /** As sent; null if left out. */
  readonly amount: number | null;
  readonly items: readonly Self[];
}

/** A node of a flattened tree, in depth-first order. */
export interface FlatNode<T> {
  readonly item: T;
  /** Its index in that order. */
  readonly line: number;
  /** The parent node; undefined on the first level. */
  readonly parent: FlatNode<T> | undefined;
  /** Its path in the request, such as `items[0].items[2]`. */
  readonly field: string;
}

/** The error codes for invalid trees, which differ between payments and refunds. */
export interface TreeCodes {
  readonly tooMany: ErrorCode;
  readonly wrongSum: ErrorCode;
  readonly duplicate: ErrorCode;
}

/** The rules for sums of amounts in a tree. */
export interface AmountRules<T> {
  /** Returns true if the amount of a node counts towards the sum of its parent. */
  readonly counts: (item: T) => boolean;
  /** Returns the amount of a node; undefined if it is unknown. */
  readonly amountOf: (item: T) => number | undefined;
}

/** Flattens a tree in depth-first order. */
export function flattenNodes<T extends { readonly items: readonly T[] }>(
  items: readonly T[],
): FlatNode<T>[] {
  const flat: FlatNode<T>[] = [];
  const visit = (nodes: readonly T[], parent: FlatNode<T> | undefined, within: string): void => {
    for (const [index, item] of nodes.entries()) {
      const field = `${within}items[${index}]`;
      const node = { item, line: flat.length, parent, field };
      flat.push(node);
      visit(item.items, node, `${field}.`);
    }
  };
  visit(items, undefined, '');
  return flat;
}

/** Returns the sum of the direct children of a node, or of the first level; undefined if an amount is unknown. */
export function sumAmounts<T>(
  items: readonly T[],
  { counts, amountOf }: AmountRules<T>,
): number | undefined {
  const amounts = items.filter((item) => counts(item)).map((item) => amountOf(item));
  return amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
}

/** Returns a fault if a tree has too many leaves (D19). */
export function leafFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  { tooMany }: TreeCodes,
): FieldFault[] {
  const count = flat.filter(({ item }) => item.type === 'ITEM').length;
  if (count <= limits.splitItems) return [];
  return [{ field: 'items', code: tooMany, params: { maximum: limits.splitItems, count } }];
}

/** Returns a fault for each group whose amount is not the sum of its direct children (D64). */
export function sumFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  amounts: AmountRules<T>,
  { wrongSum }: TreeCodes,
): FieldFault[] {
  return flat.flatMap(({ item, field }): FieldFault[] => {
    if (item.type === 'ITEM') return [];
    const [amount, sum] = [amounts.amountOf(item), sumAmounts(item.items, amounts)];
    if (amount === undefined || sum === undefined || sum === amount) return [];
    const params = { amount, sumOfElementsAmount: sum };
    const sent = item.amount === null ? {} : { attemptedValue: item.amount };
    return [{ field: `${field}.amount`, code: wrongSum, params, ...sent }];
  });
}

/** Returns a fault for each node with the extRef of an earlier node, on any level (D62). */
export function duplicateFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  { duplicate: code }: TreeCodes,
): FieldFault[] {
  const seen = new Set<string>();
  const repeated = flat.filter(({ item: { extRef } }) => {
    const known = seen.has(extRef);
    seen.add(extRef);
    return known;
  });
  return repeated.map(({ field, item: { extRef } }): FieldFault => {
    return { field: `${field}.extRef`, code, params: { extRef }, attemptedValue: extRef };
  });
}
