import {
  paymentSplitItemTypeValues,
  paymentSplitLabelValues,
  refundSplitLabelValues,
} from '@seller-funds/contract/vocabulary/shared';
import {
  int,
  oneOf,
  optional,
  positive,
  Table,
  text,
  type ElementOf,
  type RowOf,
} from '../table.js';

export const paymentSplits = new Table(
  'payment_splits',
  {
    code: text,
    position: int,
    division: text,
    ext_ref: text,
    total_amount: positive,
    currency: text,
    psp_ext_ref: optional(text),
    payment_processor: text,
    payment_method: optional(text),
    psp_response_type: optional(text),
    psp_response_data: optional(text),
    description: optional(text),
    ext_processed_at: int,
    refunded_amount: int,
    cancel_reason: optional(text),
    created_at: int,
  },
  {
    key: ['code'],
    unique: [['position'], ['ext_ref']],
    checks: {
      refunded: 'refunded_amount BETWEEN 0 AND total_amount',
    },
  },
);

export type PaymentSplitRow = ElementOf<typeof paymentSplits>;

/** A node of a payment split's tree, in depth-first order. */
export const paymentSplitItems = new Table(
  'payment_split_items',
  {
    split: text,
    line: int,
    code: text,
    /** The line of the group that it is in; null on the first level. */
    parent: optional(int),
    type: oneOf(...paymentSplitItemTypeValues),
    label: optional(oneOf(...paymentSplitLabelValues)),
    ext_ref: text,
    amount: positive,
    /** The account as sent, if it exists (D150). */
    account: optional(text),
    /** The account that the money was credited to (D65); null for a group. */
    booked_account: optional(text),
    description: optional(text),
    refunded_amount: int,
  },
  {
    key: ['split', 'line'],
    references: [{ columns: ['split'], to: paymentSplits }],
    checks: {
      booked: "(type = 'ITEM') = (booked_account IS NOT NULL)",
      refunded: 'refunded_amount BETWEEN 0 AND amount',
    },
  },
);

export type PaymentSplitItemRow = RowOf<typeof paymentSplitItems>;

export const refundSplits = new Table(
  'refund_splits',
  {
    code: text,
    position: int,
    /** The code of the payment split. */
    split: text,
    ext_ref: text,
    psp_mutation_ext_ref: text,
    total_amount: positive,
    description: optional(text),
    ext_processed_at: int,
    created_at: int,
  },
  {
    key: ['code'],
    unique: [['position'], ['ext_ref', 'psp_mutation_ext_ref']],
    references: [{ columns: ['split'], to: paymentSplits }],
    indexes: {
      by_split: { columns: ['split'] },
    },
  },
);

export type RefundSplitRow = ElementOf<typeof refundSplits>;

/** A node of a refund's tree, in depth-first order. */
export const refundSplitItems = new Table(
  'refund_split_items',
  {
    refund: text,
    line: int,
    code: text,
    /** The line of the group that it is in; null on the first level. */
    parent: optional(int),
    type: oneOf(...paymentSplitItemTypeValues),
    label: optional(oneOf(...refundSplitLabelValues)),
    ext_ref: text,
    /** The extRef of the node of the payment split. */
    original_ext_ref: text,
    amount: positive,
    /** The account that the node shows (D150). */
    account: optional(text),
    /** The account that the money was taken from; null for a group. */
    booked_account: optional(text),
    description: optional(text),
  },
  {
    key: ['refund', 'line'],
    references: [{ columns: ['refund'], to: refundSplits }],
    checks: {
      booked: "(type = 'ITEM') = (booked_account IS NOT NULL)",
    },
  },
);

export type RefundSplitItemRow = RowOf<typeof refundSplitItems>;
