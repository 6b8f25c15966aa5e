import { type FieldFault, refuseFaults, ServiceError } from '../../kernel/service-error.js';
import type { SplitItemToCreate } from './split.js';

/** How many levels there are below the first (D63). */
const maximumDepth = 2;

/** How many leaves a split has at most (D19). */
const maximumLeaves = 1000;

/** A node of a checked tree, in depth-first order. */
export interface FlatItem {
  readonly item: SplitItemToCreate;
  /** Its place in the order. */
  readonly line: number;
  /** The node that it is in; undefined on the first level. */
  readonly parent: FlatItem | undefined;
  /** Where it stands in the request, such as `items[0].items[2]`. */
  readonly field: string;
  /** What was sent, or the sum of the items in a group without an amount (D149). */
  readonly amount: number;
}

/**
 * Checks the tree of a payment split and lays it out flat.
 * @throws {ServiceError} 422 with all faults at once for a tree that is too deep or too large and for
 * amounts that do not add up (D63, D64); 409 for an extRef that occurs twice (D62)
 */
export function flattenTree(
  items: readonly SplitItemToCreate[],
  totalAmount: number,
): readonly FlatItem[] {
  const flat = layOut(items);
  const faults = [...tooDeep(flat), ...tooMany(flat), ...wrongSums(flat)];
  const sum = sumOf(flat.filter(({ parent }) => parent === undefined));
  if (sum !== totalAmount) {
    const params = { totalAmount, sumOfElementsAmount: sum };
    faults.unshift({
      field: 'totalAmount',
      code: '422.300.001',
      params,
      attemptedValue: totalAmount,
    });
  }
  refuseFaults(faults);
  refuseDuplicates(flat);
  return flat;
}

function layOut(items: readonly SplitItemToCreate[]): FlatItem[] {
  const flat: FlatItem[] = [];
  const visit = (
    nodes: readonly SplitItemToCreate[],
    parent: FlatItem | undefined,
    within: string,
  ): void => {
    for (const [index, item] of nodes.entries()) {
      const field = `${within}items[${index}]`;
      const node = { item, line: flat.length, parent, field, amount: amountOf(item) };
      flat.push(node);
      visit(item.items, node, `${field}.`);
    }
  };
  visit(items, undefined, '');
  return flat;
}

function amountOf({ amount, items }: SplitItemToCreate): number {
  return amount ?? items.reduce((sum, item) => sum + amountOf(item), 0);
}

function sumOf(nodes: readonly FlatItem[]): number {
  return nodes.reduce((sum, { amount }) => sum + amount, 0);
}

function depthOf({ parent }: FlatItem): number {
  return parent ? depthOf(parent) + 1 : 0;
}

/** A fault for each list that begins too far down. */
function tooDeep(flat: readonly FlatItem[]): FieldFault[] {
  const groups = new Set(flat.filter((node) => depthOf(node) === maximumDepth + 1));
  const fields = new Set([...groups].map(({ parent }) => `${parent?.field ?? ''}.items`));
  return [...fields].map((field) => {
    return { field, code: '422.300.003', params: { maximum: maximumDepth } };
  });
}

function tooMany(flat: readonly FlatItem[]): FieldFault[] {
  const count = flat.filter(({ item }) => item.type === 'ITEM').length;
  if (count <= maximumLeaves) return [];
  return [{ field: 'items', code: '422.300.005', params: { maximum: maximumLeaves, count } }];
}

/** A fault for each group whose amount is not the sum of what is directly in it. */
function wrongSums(flat: readonly FlatItem[]): FieldFault[] {
  return flat.flatMap((node): FieldFault[] => {
    if (node.item.type === 'ITEM') return [];
    const sum = node.item.items.reduce((total, item) => total + amountOf(item), 0);
    const { amount } = node;
    if (sum === amount) return [];
    const params = { amount, sumOfElementsAmount: sum };
    return [{ field: `${node.field}.amount`, code: '422.300.004', params, attemptedValue: amount }];
  });
}

function refuseDuplicates(flat: readonly FlatItem[]): void {
  const seen = new Set<string>();
  const repeated = flat.filter(({ item: { extRef } }) => {
    const known = seen.has(extRef);
    seen.add(extRef);
    return known;
  });
  const faults = repeated.map(({ field, item: { extRef } }): FieldFault => {
    const params = { extRef };
    return { field: `${field}.extRef`, code: '409.300.002', params, attemptedValue: extRef };
  });
  const [first] = faults;
  if (first) throw new ServiceError(first.code, first.params, faults);
}
