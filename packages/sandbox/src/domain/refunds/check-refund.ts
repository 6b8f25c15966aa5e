import { type FieldFault, refuseField } from '../../kernel/service-error.js';
import type { PaymentSplitItemRow } from '../../storage/tables.js';
import type { PaymentSplit } from '../splits/split.js';
import { checkTree, type FlatNode, flattenNodes } from '../splits/tree.js';
import { isRefunded, originalFinder, refundAmount, type RefundItemToCreate } from './refund.js';

type Node = FlatNode<RefundItemToCreate>;

/** Finds the payment's node for a node of a refund; undefined if the payment has none. */
type Original = (item: RefundItemToCreate) => PaymentSplitItemRow | undefined;

const codes = {
  tooMany: '422.310.008',
  wrongTotal: '422.310.001',
  wrongSum: '422.310.004',
  duplicate: '409.310.002',
} as const;

/** Rejects a full refund if nothing is left, a part was charged back, or the total is not what is left (D76, D205). */
export function checkFullRefund(split: PaymentSplit, totalAmount: number | undefined): void {
  const remainingAmount = unrefundedPaymentAmount(split);
  const { row } = split;
  const { extRef } = row;
  if (remainingAmount === 0 || remainingAmount < row.totalAmount - row.refundedAmount) {
    const params = { remainingAmount, extRef };
    refuseField({ field: 'extRef', code: '422.310.002', params, attemptedValue: extRef });
  }
  if (totalAmount === undefined || totalAmount === remainingAmount) return;
  const params = { remainingAmount, totalAmount };
  const attemptedValue = totalAmount;
  refuseField({ field: 'totalAmount', code: '422.310.009', params, attemptedValue });
}

/**
 * Checks a partial refund. Values that it leaves out are those of the payment (D73).
 * @throws {ServiceError} 422 with all faults if nodes do not exist in the payment, amounts do not add up or
 * exceed the remaining amount (D74, D76), or all items are fees (D206); 409 if the only fault is a
 * duplicate extRef
 */
export function checkPartialRefund(
  split: PaymentSplit,
  items: readonly RefundItemToCreate[],
  totalAmount: number,
): void {
  const original = originalFinder(split);
  const amountOf = (item: RefundItemToCreate): number | undefined => {
    const row = original(item);
    return row ? refundAmount(item, row) : item.amount;
  };
  const flat = flattenNodes(items);
  checkTree(flat, totalAmount, { ...codes, counts: isRefunded, amountOf }, [
    ...unknownOriginalFaults(split, flat, original),
    ...feeOnlyFaults(flat),
    ...itemCeilingFaults(flat, original),
    ...paymentCeilingFaults(split, totalAmount),
  ]);
}

function unknownOriginalFaults(
  split: PaymentSplit,
  flat: readonly Node[],
  original: Original,
): FieldFault[] {
  return flat.flatMap(({ item, field }): FieldFault[] => {
    if (original(item)) return [];
    const { originalExtRef } = item;
    const params = { originalExtRef, extRef: split.row.extRef };
    const attemptedValue = originalExtRef;
    return [{ field: `${field}.originalExtRef`, code: '422.310.005', params, attemptedValue }];
  });
}

function feeOnlyFaults(flat: readonly Node[]): FieldFault[] {
  const counted = (items: readonly RefundItemToCreate[]): boolean =>
    items.some((item) => (item.type === 'GROUP' ? counted(item.items ?? []) : isRefunded(item)));
  const empty = flat.filter(({ item }) => item.type === 'GROUP' && !counted(item.items ?? []));
  const fields = empty.map(({ field }) => `${field}.items`);
  const whole = !flat.some(({ item }) => item.type === 'ITEM' && isRefunded(item));
  const all = whole ? ['items', ...fields] : fields;
  return all.map((field): FieldFault => ({ field, code: '422.310.010' }));
}

/** Returns a fault for each leaf that exceeds the remaining amount of its original, counting the leaves before it. */
function itemCeilingFaults(flat: readonly Node[], original: Original): FieldFault[] {
  const rests = new Map<number, number>();
  return flat.flatMap(({ item, field }): FieldFault[] => {
    const row = original(item);
    if (!row || item.type === 'GROUP' || !isRefunded(item)) return [];
    const remainingAmount = rests.get(row.line) ?? unrefundedAmount(row);
    const amount = refundAmount(item, row);
    rests.set(row.line, Math.max(0, remainingAmount - amount));
    if (amount <= remainingAmount) return [];
    const params = { remainingAmount, originalExtRef: row.extRef, amount };
    const attemptedValue = item.amount;
    return [{ field: `${field}.amount`, code: '422.310.003', params, attemptedValue }];
  });
}

function paymentCeilingFaults(split: PaymentSplit, totalAmount: number): FieldFault[] {
  const remainingAmount = unrefundedPaymentAmount(split);
  if (totalAmount <= remainingAmount) return [];
  const params = { remainingAmount, extRef: split.row.extRef };
  return [{ field: 'totalAmount', code: '422.310.002', params, attemptedValue: totalAmount }];
}

/** Returns the tree of a payment with the remaining amounts, without nodes that are refunded already (D72, D151). */
export function remainingTree(
  split: PaymentSplit,
  parent: number | null = null,
): RefundItemToCreate[] {
  const rows = split.items.filter((row) => row.parent === parent);
  return rows.flatMap((row): RefundItemToCreate[] => {
    const { type, extRef } = row;
    const items = remainingTree(split, row.line);
    const within = items.reduce((sum, item) => sum + (item.amount ?? 0), 0);
    const amount = type === 'GROUP' ? within : unrefundedAmount(row);
    return amount === 0 ? [] : [{ type, extRef, originalExtRef: extRef, amount, items }];
  });
}

function unrefundedAmount({ amount, refundedAmount }: PaymentSplitItemRow): number {
  return amount - refundedAmount;
}

function unrefundedPaymentAmount({ row }: PaymentSplit): number {
  return Math.max(0, row.totalAmount - row.refundedAmount - row.chargedBackAmount);
}
