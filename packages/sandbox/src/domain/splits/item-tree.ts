import { refuseFaultsOrConflicts } from '../../kernel/service-error.js';
import type { SplitItemToCreate } from './split.js';
import {
  type AmountRules,
  duplicateFaults,
  type FlatNode,
  flattenNodes,
  leafFaults,
  sumFaults,
  sumAmounts,
  type TreeCodes,
} from './tree.js';

/** A node of a validated tree of a payment split, in depth-first order. */
export type FlatItem = FlatNode<SplitItemToCreate>;

const codes: TreeCodes = {
  tooMany: '422.300.005',
  wrongSum: '422.300.004',
  duplicate: '409.300.002',
};

const amounts: AmountRules<SplitItemToCreate> = {
  counts: () => true,
  amountOf: ({ amount }) => amount,
};

/**
 * Validates the tree of a payment split and flattens it.
 * @throws {ServiceError} 422 with all faults if the tree is too large or amounts do not add up (D64); 409 if the
 * only fault is a duplicate extRef (D62)
 */
export function flattenTree(
  items: readonly SplitItemToCreate[],
  totalAmount: number,
): readonly FlatItem[] {
  const flat = flattenNodes(items);
  const faults = [...leafFaults(flat, codes), ...sumFaults(flat, amounts, codes)];
  const sum = sumAmounts(items, amounts);
  if (sum !== undefined && sum !== totalAmount) {
    const params = { totalAmount, sumOfElementsAmount: sum };
    const attemptedValue = totalAmount;
    faults.unshift({ field: 'totalAmount', code: '422.300.001', params, attemptedValue });
  }
  refuseFaultsOrConflicts(faults, duplicateFaults(flat, codes));
  return flat;
}
