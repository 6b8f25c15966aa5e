import type { PaymentSplitItemType } from '@seller-funds/contract/vocabulary/shared';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import type { FieldFault } from '../../kernel/service-error.js';

/** What every node of a tree to check has. */
export interface TreeItem<Self> {
  readonly type: PaymentSplitItemType;
  readonly extRef: string;
  /** As it was sent; null where it was left out. */
  readonly amount: number | null;
  readonly items: readonly Self[];
}

/** A node of a tree, in depth-first order. */
export interface FlatNode<T> {
  readonly item: T;
  /** Its place in the order. */
  readonly line: number;
  /** The node that it is in; undefined on the first level. */
  readonly parent: FlatNode<T> | undefined;
  /** Where it stands in the request, such as `items[0].items[2]`. */
  readonly field: string;
}

/** What a broken rule of a tree is called; payments and refunds have codes of their own. */
export interface TreeCodes {
  readonly tooMany: ErrorCode;
  readonly wrongSum: ErrorCode;
  readonly duplicate: ErrorCode;
}

/** How the amounts of a tree add up. */
export interface Amounts<T> {
  /** Whether the amount of a node belongs to the sum of what it is in. */
  readonly counts: (item: T) => boolean;
  /** The amount of a node; undefined where it cannot be known. */
  readonly amountOf: (item: T) => number | undefined;
}

/** Lays a tree out flat, depth first. */
export function layOut<T extends { readonly items: readonly T[] }>(
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

/** The sum of what is directly in a node, or on the first level; undefined where it is not known. */
export function sumOf<T>(
  items: readonly T[],
  { counts, amountOf }: Amounts<T>,
): number | undefined {
  const amounts = items.filter((item) => counts(item)).map((item) => amountOf(item));
  return amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
}

/** A fault where a tree has too many leaves (D19). */
export function leafFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  { tooMany }: TreeCodes,
): FieldFault[] {
  const count = flat.filter(({ item }) => item.type === 'ITEM').length;
  if (count <= limits.splitItems) return [];
  return [{ field: 'items', code: tooMany, params: { maximum: limits.splitItems, count } }];
}

/** A fault for each group whose amount is not the sum of what is directly in it (D64). */
export function sumFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  amounts: Amounts<T>,
  { wrongSum }: TreeCodes,
): FieldFault[] {
  return flat.flatMap(({ item, field }): FieldFault[] => {
    if (item.type === 'ITEM') return [];
    const [amount, sum] = [amounts.amountOf(item), sumOf(item.items, amounts)];
    if (amount === undefined || sum === undefined || sum === amount) return [];
    const params = { amount, sumOfElementsAmount: sum };
    const sent = item.amount === null ? {} : { attemptedValue: item.amount };
    return [{ field: `${field}.amount`, code: wrongSum, params, ...sent }];
  });
}

/** A fault for each node whose extRef a node before it has, on whatever level (D62). */
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
