import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';

/** The columns of a split that its request does not have. */
type OwnColumns = 'cancelReason' | 'code' | 'createdAt' | 'division';

/** A split to create: the columns of its request, and its tree. */
export interface SplitToCreate extends Omit<
  PaymentSplitRow,
  OwnColumns | 'extProcessedAt' | 'refundedAmount'
> {
  /** As sent; null for the time of the request (D68). */
  readonly extProcessedAt: string | null;
  readonly items: readonly SplitItemToCreate[];
}

/** The columns of an item that the place in its tree decides. */
type ItemPlace = 'bookedAccount' | 'code' | 'line' | 'parent' | 'split';

export interface SplitItemToCreate extends Omit<PaymentSplitItemRow, ItemPlace | 'refundedAmount'> {
  readonly items: readonly SplitItemToCreate[];
}

/** A stored payment split with its items in depth-first order. */
export interface PaymentSplit {
  readonly row: PaymentSplitRow;
  readonly items: readonly PaymentSplitItemRow[];
}
