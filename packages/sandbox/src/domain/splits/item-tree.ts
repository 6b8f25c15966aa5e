import type { SplitItemToCreate, SplitToCreate } from './split.js';
import { checkTree, type FlatNode, flattenNodes, type TreeRules } from './tree.js';

const rules: TreeRules<SplitItemToCreate> = {
  tooMany: '422.300.005',
  wrongTotal: '422.300.001',
  wrongSum: '422.300.004',
  duplicate: '409.300.002',
  counts: () => true,
  amountOf: ({ amount }) => amount,
};

/**
 * Validates the tree of a payment split and flattens it.
 * @throws {ServiceError} as {@link checkTree}
 */
export function flattenTree({
  items,
  total_amount: totalAmount,
}: Pick<SplitToCreate, 'items' | 'total_amount'>): readonly FlatNode<SplitItemToCreate>[] {
  const flat = flattenNodes(items);
  checkTree(flat, totalAmount, rules);
  return flat;
}
