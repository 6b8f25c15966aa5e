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
    extRef: text,
    totalAmount: positive,
    currency: text,
    pspExtRef: optional(text),
    paymentProcessor: text,
    paymentMethod: optional(text),
    pspResponseType: optional(text),
    pspResponseData: optional(text),
    description: optional(text),
    extProcessedAt: int,
    refundedAmount: int,
    /** The sum of chargebacks that were not reversed. */
    chargedBackAmount: int,
    cancelReason: optional(text),
    createdAt: int,
  },
  {
    key: ['code'],
    unique: [['position'], ['extRef']],
    checks: {
      refunded: 'refundedAmount BETWEEN 0 AND totalAmount',
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
    extRef: text,
    amount: positive,
    /** The account as sent, if it exists (D150). */
    accountCode: optional(text),
    /** The account that the money was credited to (D65); null for a group. */
    bookedAccount: optional(text),
    description: optional(text),
    refundedAmount: int,
  },
  {
    key: ['split', 'line'],
    references: [{ columns: ['split'], to: paymentSplits }],
    checks: {
      booked: "(type = 'ITEM') = (bookedAccount IS NOT NULL)",
      refunded: 'refundedAmount BETWEEN 0 AND amount',
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
    extRef: text,
    pspMutationExtRef: text,
    totalAmount: positive,
    description: optional(text),
    extProcessedAt: int,
    createdAt: int,
  },
  {
    key: ['code'],
    unique: [['position'], ['extRef', 'pspMutationExtRef']],
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
    extRef: text,
    /** The extRef of the node of the payment split. */
    originalExtRef: text,
    amount: positive,
    /** The account that the node shows (D150). */
    accountCode: optional(text),
    /** The account that the money was taken from; null for a group. */
    bookedAccount: optional(text),
    description: optional(text),
  },
  {
    key: ['refund', 'line'],
    references: [{ columns: ['refund'], to: refundSplits }],
    checks: {
      booked: "(type = 'ITEM') = (bookedAccount IS NOT NULL)",
    },
  },
);

export type RefundSplitItemRow = RowOf<typeof refundSplitItems>;
