import type { PaymentSplitItemType } from '@seller-funds/contract/vocabulary/shared';
import type { ErrorCode } from '@seller-funds/contract/vocabulary/errors';
import { limits } from '@seller-funds/contract/vocabulary/limits';
import { type FieldFault, refuseFaults } from '../../kernel/service-error.js';

interface TreeItem<Self> {
  readonly type: PaymentSplitItemType;
  readonly extRef: string;
  /** As sent. */
  readonly amount?: number | undefined;
  readonly items?: readonly Self[];
}

/** A node of a flattened tree, in depth-first order. */
export interface FlatNode<T> {
  readonly item: T;
  /** Its index in that order. */
  readonly line: number;
  readonly parent: FlatNode<T> | undefined;
  /** Its path in the request, such as `items[0].items[2]`. */
  readonly field: string;
}

/** What differs between the trees of payments and refunds: error codes, and which amounts count. */
export interface TreeRules<T> {
  readonly tooMany: ErrorCode;
  readonly wrongTotal: ErrorCode;
  readonly wrongSum: ErrorCode;
  readonly duplicate: ErrorCode;
  /** Returns true if the amount of a node counts towards the sum of its parent. */
  readonly counts: (item: T) => boolean;
  readonly amountOf: (item: T) => number | undefined;
}

/** Flattens a tree in depth-first order. */
export function flattenNodes<T extends { readonly items?: readonly T[] }>(
  items: readonly T[],
): FlatNode<T>[] {
  const flat: FlatNode<T>[] = [];
  const visit = (nodes: readonly T[], parent: FlatNode<T> | undefined, within: string): void => {
    for (const [index, item] of nodes.entries()) {
      const field = `${within}items[${index}]`;
      const node = { item, line: flat.length, parent, field };
      flat.push(node);
      visit(item.items ?? [], node, `${field}.`);
    }
  };
  visit(items, undefined, '');
  return flat;
}

/**
 * Checks the number of leaves (D19), the sums (D64) and the extRefs (D62) of a tree.
 * @param more further faults of the tree
 * @throws {ServiceError} 422 with all faults; 409 if the only faults are duplicate extRefs
 */
export function checkTree<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  totalAmount: number,
  rules: TreeRules<T>,
  more: readonly FieldFault[] = [],
): void {
  const first = flat.filter(({ parent }) => !parent).map(({ item }) => item);
  const sum = sumAmounts(first, rules);
  const faults = [...leafFaults(flat, rules), ...sumFaults(flat, rules), ...more];
  if (sum !== undefined && sum !== totalAmount) {
    const params = { totalAmount, sumOfElementsAmount: sum };
    const attemptedValue = totalAmount;
    faults.unshift({ field: 'totalAmount', code: rules.wrongTotal, params, attemptedValue });
  }
  refuseFaults(faults, duplicateFaults(flat, rules));
}

function sumAmounts<T>(
  items: readonly T[],
  { counts, amountOf }: TreeRules<T>,
): number | undefined {
  const amounts = items.filter((item) => counts(item)).map((item) => amountOf(item));
  return amounts.reduce<number | undefined>(
    (sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount),
    0,
  );
}

function leafFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  { tooMany }: TreeRules<T>,
): FieldFault[] {
  const count = flat.filter(({ item }) => item.type === 'ITEM').length;
  if (count <= limits.splitItems) return [];
  return [{ field: 'items', code: tooMany, params: { maximum: limits.splitItems, count } }];
}

/** Returns a fault for each group whose amount is not the sum of its direct children. */
function sumFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  rules: TreeRules<T>,
): FieldFault[] {
  return flat.flatMap(({ item, field }): FieldFault[] => {
    if (item.type === 'ITEM') return [];
    const [amount, sum] = [rules.amountOf(item), sumAmounts(item.items ?? [], rules)];
    if (amount === undefined || sum === undefined || sum === amount) return [];
    const params = { amount, sumOfElementsAmount: sum };
    const attemptedValue = item.amount;
    return [{ field: `${field}.amount`, code: rules.wrongSum, params, attemptedValue }];
  });
}

/** Returns a fault for each node with the extRef of an earlier node, on any level. */
function duplicateFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  { duplicate: code }: TreeRules<T>,
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
