import type { NewRow } from '../../storage/table.js';
import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';

type OwnColumns =
  | 'cancelReason'
  | 'chargedBackAmount'
  | 'code'
  | 'createdAt'
  | 'division'
  | 'refundedAmount';

/** A split to create: the columns of its request, and its tree. */
export interface SplitToCreate extends Omit<
  NewRow<PaymentSplitRow>,
  OwnColumns | 'extProcessedAt'
> {
  /** As sent; the time of the request if left out (D68). */
  readonly extProcessedAt?: string | undefined;
  readonly items: readonly SplitItemToCreate[];
}

type ItemPlace = 'bookedAccount' | 'code' | 'line' | 'parent' | 'split';

export interface SplitItemToCreate extends Omit<
  NewRow<PaymentSplitItemRow>,
  ItemPlace | 'refundedAmount'
> {
  readonly items?: readonly SplitItemToCreate[];
}

/** A stored payment split with its items in depth-first order. */
export interface PaymentSplit {
  readonly row: PaymentSplitRow;
  readonly items: readonly PaymentSplitItemRow[];
}
