import { type FieldFault, refuseFaults } from '../../kernel/service-error.js';
import type { PaymentSplit } from '../splits/split.js';
import {
  type FlatNode,
  refuseDuplicates,
  sumFaults,
  sumOf,
  type TreeCodes,
} from '../splits/tree.js';
import { isRefunded, type RefundItem, restOf } from './refund.js';

/** What the broken rules of a refund's tree are called. */
export const refundTreeCodes: TreeCodes = {
  tooDeep: '422.310.007',
  tooMany: '422.310.008',
  wrongSum: '422.310.004',
  duplicate: '409.310.002',
};

/** What is left of a payment. */
export function restOfPayment({ row }: PaymentSplit): number {
  return row.total_amount - row.refunded_amount;
}

/**
 * Checks a refund whose gaps are filled in.
 * @param totalAmount as it was sent; null where it was left out
 * @returns what the buyer gets back
 * @throws {ServiceError} 422 with all faults at once where amounts do not add up or are more than is
 * left (D74, D76), and where there are fees only (D206); 409 for an extRef that occurs twice
 */
export function checkRefund(
  split: PaymentSplit,
  items: readonly RefundItem[],
  flat: readonly FlatNode<RefundItem>[],
  totalAmount: number | null,
): number {
  const sum = sumOf(items, isRefunded);
  refuseFaults([
    ...wrongTotal(sum, totalAmount),
    ...sumFaults(flat, isRefunded, refundTreeCodes),
    ...feesOnly(sum, flat),
    ...itemsTooHigh(flat),
    ...paymentTooHigh(split, totalAmount ?? sum, totalAmount),
  ]);
  refuseDuplicates(flat, refundTreeCodes);
  return sum;
}

function wrongTotal(sum: number, totalAmount: number | null): FieldFault[] {
  if (totalAmount === null || totalAmount === sum) return [];
  const params = { totalAmount, sumOfElementsAmount: sum };
  const attemptedValue = totalAmount;
  return [{ field: 'totalAmount', code: '422.310.001', params, attemptedValue }];
}

function feesOnly(sum: number, flat: readonly FlatNode<RefundItem>[]): FieldFault[] {
  const counted = (items: readonly RefundItem[]): boolean =>
    items.some((item) => (item.type === 'GROUP' ? counted(item.items) : isRefunded(item)));
  const empty = flat.filter(({ item }) => item.type === 'GROUP' && !counted(item.items));
  const fields = empty.map(({ field }) => `${field}.items`);
  const whole = sum === 0 && !flat.some(({ item }) => item.type === 'ITEM' && isRefunded(item));
  const all = whole ? ['items', ...fields] : fields;
  return all.map((field): FieldFault => ({ field, code: '422.310.010' }));
}

/** A fault for each leaf that takes more than the leaves before it have left of its original. */
function itemsTooHigh(flat: readonly FlatNode<RefundItem>[]): FieldFault[] {
  const rests = new Map<number, number>();
  return flat.flatMap(({ item, amount, field }): FieldFault[] => {
    if (item.type === 'GROUP' || !isRefunded(item)) return [];
    const { original } = item;
    const remainingAmount = rests.get(original.line) ?? restOf(original);
    rests.set(original.line, Math.max(0, remainingAmount - amount));
    // An amount that was left out is all that is left, which must be something.
    if (amount <= remainingAmount && amount > 0) return [];
    const params = { remainingAmount, originalExtRef: original.ext_ref, amount };
    return [{ field: `${field}.amount`, code: '422.310.003', params, attemptedValue: amount }];
  });
}

function paymentTooHigh(
  split: PaymentSplit,
  total: number,
  totalAmount: number | null,
): FieldFault[] {
  const remainingAmount = restOfPayment(split);
  if (total <= remainingAmount) return [];
  const extRef = split.row.ext_ref;
  const params = { remainingAmount, extRef };
  return totalAmount === null
    ? [{ field: 'extRef', code: '422.310.002', params, attemptedValue: extRef }]
    : [{ field: 'totalAmount', code: '422.310.002', params, attemptedValue: totalAmount }];
}
