import type { PaymentSplitItemRow, PaymentSplitRow } from '../../storage/tables.js';

/** What an amount is for. */
export type SplitLabel =
  | 'COMMISSION'
  | 'DISCOUNT'
  | 'DEFICIENCY'
  | 'HANDLING_FEE'
  | 'PAYMENT_FEE'
  | 'PLATFORM_DISCOUNT'
  | 'PRODUCT_ITEM'
  | 'RMA_FEE'
  | 'SHIPPING';

/** A payment split to create, as either version says it. */
export interface SplitToCreate {
  readonly extRef: string;
  readonly totalAmount: number;
  readonly currency: string;
  readonly paymentProcessor: string;
  readonly pspExtRef: string | null;
  readonly paymentMethod: string | null;
  readonly pspResponse: { readonly type: string; readonly data: string } | null;
  readonly description: string | null;
  /** As it was sent; the time of the request where left out (D68). */
  readonly extProcessedAt: string | null;
  readonly items: readonly SplitItemToCreate[];
}

/** A node of the tree of a payment split to create. */
export interface SplitItemToCreate {
  readonly type: 'GROUP' | 'ITEM';
  readonly extRef: string;
  readonly label: SplitLabel | null;
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
