import { type FieldFault, refuseFaultsOrConflicts } from '../../kernel/service-error.js';
import type { PaymentSplitItemRow } from '../../storage/tables.js';
import type { PaymentSplit } from '../splits/split.js';
import {
  type Amounts,
  duplicateFaults,
  type FlatNode,
  layOut,
  leafFaults,
  sumFaults,
  sumOf,
  type TreeCodes,
} from '../splits/tree.js';
import { amountOf, isRefunded, originalsOf, type RefundItemToCreate, restOf } from './refund.js';

/** What the broken rules of a refund's tree are called. */
const codes: TreeCodes = {
  tooMany: '422.310.008',
  wrongSum: '422.310.004',
  duplicate: '409.310.002',
};

type Node = FlatNode<RefundItemToCreate>;

/** What an item that is to be refunded is in the payment; undefined where the payment has none such. */
type Original = (item: RefundItemToCreate) => PaymentSplitItemRow | undefined;

/** What is left of a payment. */
export function restOfPayment({ row }: PaymentSplit): number {
  return row.total_amount - row.refunded_amount;
}

/**
 * Checks a partial refund. What it leaves out counts as the payment has it (D73).
 * @throws {ServiceError} 422 with all faults at once where a node names nothing of the payment, amounts
 * do not add up or are more than is left (D74, D76), and where there are fees only (D206); 409 where the
 * only fault is an extRef that occurs twice
 */
export function checkPartialRefund(
  split: PaymentSplit,
  items: readonly RefundItemToCreate[],
  totalAmount: number,
): void {
  const original = originalsOf(split);
  const amounts: Amounts<RefundItemToCreate> = {
    counts: isRefunded,
    amountOf: (item) => {
      const row = original(item);
      return row ? amountOf(item, row) : (item.amount ?? undefined);
    },
  };
  const flat = layOut(items);
  const sum = sumOf(items, amounts);
  const faults = [
    ...wrongTotal(sum, totalAmount),
    ...leafFaults(flat, codes),
    ...unknownOriginals(split, flat, original),
    ...sumFaults(flat, amounts, codes),
    ...feesOnly(flat),
    ...itemsTooHigh(flat, original),
    ...paymentTooHigh(split, totalAmount),
  ];
  refuseFaultsOrConflicts(faults, duplicateFaults(flat, codes));
}

function wrongTotal(sum: number | undefined, totalAmount: number): FieldFault[] {
  if (sum === undefined || totalAmount === sum) return [];
  const params = { totalAmount, sumOfElementsAmount: sum };
  const attemptedValue = totalAmount;
  return [{ field: 'totalAmount', code: '422.310.001', params, attemptedValue }];
}

/** A fault for each node that names nothing of the payment. */
function unknownOriginals(
  split: PaymentSplit,
  flat: readonly Node[],
  original: Original,
): FieldFault[] {
  return flat.flatMap(({ item, field }): FieldFault[] => {
    if (original(item)) return [];
    const { originalExtRef } = item;
    const params = { originalExtRef, extRef: split.row.ext_ref };
    const attemptedValue = originalExtRef;
    return [{ field: `${field}.originalExtRef`, code: '422.310.005', params, attemptedValue }];
  });
}

function feesOnly(flat: readonly Node[]): FieldFault[] {
  const counted = (items: readonly RefundItemToCreate[]): boolean =>
    items.some((item) => (item.type === 'GROUP' ? counted(item.items) : isRefunded(item)));
  const empty = flat.filter(({ item }) => item.type === 'GROUP' && !counted(item.items));
  const fields = empty.map(({ field }) => `${field}.items`);
  const whole = !flat.some(({ item }) => item.type === 'ITEM' && isRefunded(item));
  const all = whole ? ['items', ...fields] : fields;
  return all.map((field): FieldFault => ({ field, code: '422.310.010' }));
}

/** A fault for each leaf that takes more than the leaves before it have left of its original. */
function itemsTooHigh(flat: readonly Node[], original: Original): FieldFault[] {
  const rests = new Map<number, number>();
  return flat.flatMap(({ item, field }): FieldFault[] => {
    const row = original(item);
    if (!row || item.type === 'GROUP' || !isRefunded(item)) return [];
    const remainingAmount = rests.get(row.line) ?? restOf(row);
    const amount = amountOf(item, row);
    rests.set(row.line, Math.max(0, remainingAmount - amount));
    if (amount <= remainingAmount) return [];
    const params = { remainingAmount, originalExtRef: row.ext_ref, amount };
    const sent = item.amount === null ? {} : { attemptedValue: amount };
    return [{ field: `${field}.amount`, code: '422.310.003', params, ...sent }];
  });
}

function paymentTooHigh(split: PaymentSplit, totalAmount: number): FieldFault[] {
  const remainingAmount = restOfPayment(split);
  if (totalAmount <= remainingAmount) return [];
  const params = { remainingAmount, extRef: split.row.ext_ref };
  return [{ field: 'totalAmount', code: '422.310.002', params, attemptedValue: totalAmount }];
}
