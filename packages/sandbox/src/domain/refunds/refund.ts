import {
  type RefundSplitLabel,
  refundSplitLabelValues,
} from '@seller-funds/contract/vocabulary/shared';
import type { NewRow } from '../../storage/table.js';
import type {
  PaymentSplitItemRow,
  RefundSplitItemRow,
  RefundSplitRow,
} from '../../storage/tables.js';
import type { PaymentSplit } from '../splits/split.js';

export interface RefundToCreate extends Pick<
  NewRow<RefundSplitRow>,
  'description' | 'extRef' | 'pspMutationExtRef'
> {
  /** Left out only in a full refund (D206). */
  readonly totalAmount?: number | undefined;
  /** As sent; the time of the request if left out (D152). */
  readonly extProcessedAt?: string | undefined;
  /** Left out for a full refund. */
  readonly items?: readonly RefundItemToCreate[] | undefined;
}

/** The columns of a refund's item that its request decides. */
type SentColumns = Omit<
  NewRow<RefundSplitItemRow>,
  'bookedAccount' | 'code' | 'line' | 'parent' | 'refund'
>;

/** A node of the tree of a refund to create; values that it leaves out are taken from the payment (D73). */
export interface RefundItemToCreate extends Omit<SentColumns, 'amount'> {
  readonly amount?: number | undefined;
  readonly items?: readonly RefundItemToCreate[];
}

/** A node of a refund, completed with the values of the payment. */
export interface RefundItem extends SentColumns {
  readonly original: PaymentSplitItemRow;
  readonly items: readonly RefundItem[];
}

/** A stored refund with its items in depth-first order. */
export interface RefundSplit {
  readonly row: RefundSplitRow;
  readonly items: readonly RefundSplitItemRow[];
}

/** True if a label charges the seller for the refund itself; sums do not include such amounts (D153). */
export function isFee(label: RefundSplitLabel | null | undefined): boolean {
  return label === 'REFUND_FEE' || label === 'REFUND_VAT';
}

export const feeLabels = refundSplitLabelValues.filter((label) => isFee(label));

/** True if the buyer gets the amount of a node back (D74). */
export function isRefunded({ type, label }: Pick<RefundItem, 'type' | 'label'>): boolean {
  return type === 'GROUP' || !isFee(label);
}

/** Returns a function that finds the payment's node for a refund's node: a group for a group, a leaf for a leaf. */
export function originalFinder({
  items,
}: PaymentSplit): (item: RefundItemToCreate) => PaymentSplitItemRow | undefined {
  const rows = new Map(items.map((row) => [`${row.type} ${row.extRef}`, row]));
  return ({ type, originalExtRef: reference }) => rows.get(`${type} ${reference}`);
}

/** Returns the amount of a refund's node: as sent, otherwise the amount of the payment's node (D73). */
export function refundAmount(item: RefundItemToCreate, original: PaymentSplitItemRow): number {
  return item.amount ?? original.amount;
}
