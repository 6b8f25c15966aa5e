import { refuseFaults } from '../../kernel/service-error.js';
import type { SplitItemToCreate } from './split.js';
import {
  type FlatNode,
  layOut,
  refuseDuplicates,
  shapeFaults,
  sumFaults,
  sumOf,
  type TreeCodes,
} from './tree.js';

/** A node of a checked tree of a payment split, in depth-first order. */
export type FlatItem = FlatNode<SplitItemToCreate>;

const codes: TreeCodes = {
  tooDeep: '422.300.003',
  tooMany: '422.300.005',
  wrongSum: '422.300.004',
  duplicate: '409.300.002',
};

const always = (): boolean => true;

/**
 * Checks the tree of a payment split and lays it out flat.
 * @throws {ServiceError} 422 with all faults at once for a tree that is too deep or too large and for
 * amounts that do not add up (D63, D64); 409 for an extRef that occurs twice (D62)
 */
export function flattenTree(
  items: readonly SplitItemToCreate[],
  totalAmount: number,
): readonly FlatItem[] {
  const flat = layOut(items, always);
  const faults = [...shapeFaults(flat, codes), ...sumFaults(flat, always, codes)];
  const sum = sumOf(items, always);
  if (sum !== totalAmount) {
    const params = { totalAmount, sumOfElementsAmount: sum };
    const attemptedValue = totalAmount;
    faults.unshift({ field: 'totalAmount', code: '422.300.001', params, attemptedValue });
  }
  refuseFaults(faults);
  refuseDuplicates(flat, codes);
  return flat;
}
