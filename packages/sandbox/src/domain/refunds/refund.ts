import {
  type PaymentSplitItemType,
  type RefundSplitLabel,
  refundSplitLabelValues,
} from '@seller-funds/contract/vocabulary/shared';
import type {
  PaymentSplitItemRow,
  RefundSplitItemRow,
  RefundSplitRow,
} from '../../storage/tables.js';
import { flowOf } from '../splits/label-movements.js';
import type { PaymentSplit } from '../splits/split.js';

/** A refund to create, as either version says it. */
export interface RefundToCreate {
  readonly extRef: string;
  readonly pspMutationExtRef: string;
  /** Null in a full refund only (D206). */
  readonly totalAmount: number | null;
  readonly description: string | null;
  /** As it was sent; the time of the request where left out (D152). */
  readonly extProcessedAt: string | null;
  /** Null for a full refund. */
  readonly items: readonly RefundItemToCreate[] | null;
}

/** A node of the tree of a refund to create; null is what the payment says instead (D73). */
export interface RefundItemToCreate {
  readonly type: PaymentSplitItemType;
  readonly extRef: string;
  readonly originalExtRef: string;
  readonly label: RefundSplitLabel | null;
  readonly amount: number | null;
  readonly accountCode: string | null;
  readonly description: string | null;
  readonly items: readonly RefundItemToCreate[];
}

/** A node of a refund with what the payment says filled in. */
export interface RefundItem {
  readonly type: PaymentSplitItemType;
  readonly extRef: string;
  readonly label: RefundSplitLabel | null;
  readonly amount: number;
  /** The account that the node shows: open, as sent or as the payment's node shows it (D150). */
  readonly accountCode: string | null;
  readonly description: string | null;
  /** The node of the payment that this one takes back. */
  readonly original: PaymentSplitItemRow;
  readonly items: readonly RefundItem[];
}

/** A stored refund with its items in depth-first order. */
export interface RefundSplit {
  readonly row: RefundSplitRow;
  readonly items: readonly RefundSplitItemRow[];
}

/** Whether a label charges the seller for the refund itself; such amounts are in no sum (D153). */
export function isFee(label: RefundSplitLabel | null): boolean {
  return flowOf(label) === 'fee';
}

/** The labels of such amounts. */
export const feeLabels = refundSplitLabelValues.filter((label) => isFee(label));

/** Whether a node belongs to what the buyer gets back (D74). */
export function isRefunded({ type, label }: Pick<RefundItem, 'type' | 'label'>): boolean {
  return type === 'GROUP' || !isFee(label);
}

/** Finds the node of a payment that one of a refund takes back: a group names groups, a leaf leaves. */
export function originalsOf({
  items,
}: PaymentSplit): (item: RefundItemToCreate) => PaymentSplitItemRow | undefined {
  const rows = new Map(items.map((row) => [`${row.type} ${row.ext_ref}`, row]));
  return ({ type, originalExtRef }) => rows.get(`${type} ${originalExtRef}`);
}

/** How much a node of a refund takes back: what it says, else the amount of the payment's node (D73). */
export function amountOf(item: RefundItemToCreate, original: PaymentSplitItemRow): number {
  return item.amount ?? original.amount;
}

/** What is left of a node of a payment. */
export function restOf({ amount, refunded_amount }: PaymentSplitItemRow): number {
  return amount - refunded_amount;
}
