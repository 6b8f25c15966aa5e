import type {
  PaymentSplitItemType,
  PaymentSplitLabel,
} from '@seller-funds/contract/vocabulary/shared';
import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';

export interface SplitToCreate {
  readonly extRef: string;
  readonly totalAmount: number;
  readonly currency: string;
  readonly paymentProcessor: string;
  readonly pspExtRef: string | null;
  readonly paymentMethod: string | null;
  readonly pspResponse?: { readonly type: string; readonly data: string } | null;
  readonly description: string | null;
  /** As sent; null for the time of the request (D68). */
  readonly extProcessedAt: string | null;
  readonly items: readonly SplitItemToCreate[];
}

export interface SplitItemToCreate {
  readonly type: PaymentSplitItemType;
  readonly extRef: string;
  readonly label: PaymentSplitLabel | null;
  readonly amount: number;
  readonly accountCode: string | null;
  readonly description: string | null;
  readonly items: readonly SplitItemToCreate[];
}

/** A stored payment split with its items in depth-first order. */
export interface PaymentSplit {
  readonly row: PaymentSplitRow;
  readonly items: readonly PaymentSplitItemRow[];
}
