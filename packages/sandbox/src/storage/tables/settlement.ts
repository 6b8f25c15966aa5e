import { transactionTypeValues } from '@seller-funds/contract/vocabulary/shared';
import { int, oneOf, optional, positive, Table, text, type ElementOf } from '../table.js';

const mutationType = oneOf(...transactionTypeValues);

/** A payment, refund or chargeback as processor and splits know it (D82, D194). */
export const transactions = new Table(
  'transactions',
  {
    code: text,
    position: int,
    type: mutationType,
    status: oneOf('PENDING_SPLIT', 'PENDING_SETTLEMENT', 'RECONCILED', 'CANCELLED'),
    statusMessage: optional(text),
    amount: positive,
    currency: text,
    processor: text,
    method: optional(text),
    extRef: optional(text),
    pspExtRef: optional(text),
    pspMutationExtRef: optional(text),
    /** The code of the payment or refund split; null while only the processor knows it. */
    split: optional(text),
    createdAt: int,
    updatedAt: int,
  },
  {
    key: ['position'],
    unique: [['split']],
    indexes: {
      by_code: { columns: ['code'], isUnique: true },
      by_ext_ref: { columns: ['extRef', 'status'] },
      by_psp_ext_ref: { columns: ['pspExtRef', 'status'] },
      pending: { columns: ['status', 'position'], where: "status = 'PENDING_SETTLEMENT'" },
      by_mutation: { columns: ['pspMutationExtRef'], where: 'pspMutationExtRef IS NOT NULL' },
    },
  },
);

export type TransactionRow = ElementOf<typeof transactions>;

/** A settlement line of a processor's report, and its outcome (D81). */
export const processorLines = new Table(
  'processor_lines',
  {
    code: text,
    position: int,
    type: mutationType,
    processor: text,
    extRef: optional(text),
    pspExtRef: optional(text),
    pspMutationExtRef: optional(text),
    amount: positive,
    currency: text,
    outcome: oneOf('RECONCILED', 'MISMATCH', 'NO_SPLIT', 'DUPLICATE', 'CANCELLED', 'BOOKED'),
    transactionCode: text,
    createdAt: int,
  },
  {
    key: ['code'],
    unique: [['position']],
    references: [{ columns: ['transactionCode'], to: transactions, at: ['code'] }],
  },
);

export type ProcessorLineRow = ElementOf<typeof processorLines>;

/** The outcome of a settlement line. */
export type LineOutcome = ProcessorLineRow['outcome'];
