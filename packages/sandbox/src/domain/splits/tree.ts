import { type ErrorCode } from '../../kernel/error-codes.js';
import { type FieldFault, ServiceError } from '../../kernel/service-error.js';

/** How many levels there are below the first (D63). */
const maximumDepth = 2;

/** How many leaves a split or refund has at most (D19). */
const maximumLeaves = 1000;

/** What every node of a tree to check has. */
export interface TreeItem<Self> {
  readonly type: 'GROUP' | 'ITEM';
  readonly extRef: string;
  /** Null where it is to be worked out from what is below. */
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
  /** What was sent, or the sum of the items in a group without an amount (D149). */
  readonly amount: number;
}

/** What a broken rule of a tree is called; payments and refunds have codes of their own. */
export interface TreeCodes {
  readonly tooDeep: ErrorCode;
  readonly tooMany: ErrorCode;
  readonly wrongSum: ErrorCode;
  readonly duplicate: ErrorCode;
}

/** Whether the amount of a node belongs to the sum of what it is in. */
export type Counts<T> = (item: T) => boolean;

/** Lays a tree out flat, depth first. */
export function layOut<T extends TreeItem<T>>(
  items: readonly T[],
  counts: Counts<T>,
): FlatNode<T>[] {
  const flat: FlatNode<T>[] = [];
  const visit = (nodes: readonly T[], parent: FlatNode<T> | undefined, within: string): void => {
    for (const [index, item] of nodes.entries()) {
      const field = `${within}items[${index}]`;
      const node = { item, line: flat.length, parent, field, amount: amountOf(item, counts) };
      flat.push(node);
      visit(item.items, node, `${field}.`);
    }
  };
  visit(items, undefined, '');
  return flat;
}

/** The sum of what is directly in a node, or on the first level. */
export function sumOf<T extends TreeItem<T>>(items: readonly T[], counts: Counts<T>): number {
  return items.filter(counts).reduce((sum, item) => sum + amountOf(item, counts), 0);
}

/** A fault for each list that begins too far down, and for too many leaves (D63, D19). */
export function shapeFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  { tooDeep, tooMany }: TreeCodes,
): FieldFault[] {
  const groups = flat.filter((node) => depthOf(node) === maximumDepth + 1);
  const fields = new Set(groups.map(({ parent }) => `${parent?.field ?? ''}.items`));
  const deep = [...fields].map((field): FieldFault => {
    return { field, code: tooDeep, params: { maximum: maximumDepth } };
  });
  const count = flat.filter(({ item }) => item.type === 'ITEM').length;
  if (count <= maximumLeaves) return deep;
  const many = { field: 'items', code: tooMany, params: { maximum: maximumLeaves, count } };
  return [...deep, many];
}

/** A fault for each group whose amount is not the sum of what is directly in it (D64). */
export function sumFaults<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  counts: Counts<T>,
  { wrongSum }: TreeCodes,
): FieldFault[] {
  return flat.flatMap(({ item, amount, field }): FieldFault[] => {
    const sum = item.type === 'ITEM' ? amount : sumOf(item.items, counts);
    if (sum === amount) return [];
    const params = { amount, sumOfElementsAmount: sum };
    return [{ field: `${field}.amount`, code: wrongSum, params, attemptedValue: amount }];
  });
}

/**
 * Refuses a tree in which an extRef occurs twice, on whatever level (D62).
 * @throws {ServiceError} 409
 */
export function refuseDuplicates<T extends TreeItem<T>>(
  flat: readonly FlatNode<T>[],
  { duplicate: code }: TreeCodes,
): void {
  const seen = new Set<string>();
  const repeated = flat.filter(({ item: { extRef } }) => {
    const known = seen.has(extRef);
    seen.add(extRef);
    return known;
  });
  const faults = repeated.map(({ field, item: { extRef } }): FieldFault => {
    return { field: `${field}.extRef`, code, params: { extRef }, attemptedValue: extRef };
  });
  const [first] = faults;
  if (first) throw new ServiceError(first.code, first.params, faults);
}

function amountOf<T extends TreeItem<T>>({ amount, items }: T, counts: Counts<T>): number {
  return amount ?? sumOf(items, counts);
}

function depthOf<T>({ parent }: FlatNode<T>): number {
  return parent ? depthOf(parent) + 1 : 0;
}
