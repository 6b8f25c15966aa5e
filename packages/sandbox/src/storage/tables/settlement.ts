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
    status_message: optional(text),
    amount: positive,
    currency: text,
    processor: text,
    method: optional(text),
    ext_ref: optional(text),
    psp_ext_ref: optional(text),
    psp_mutation_ext_ref: optional(text),
    /** The code of the payment or refund split; null while only the processor knows it. */
    split: optional(text),
    created_at: int,
    updated_at: int,
  },
  {
    key: ['position'],
    unique: [['split']],
    indexes: {
      by_code: { columns: ['code'], isUnique: true },
      by_ext_ref: { columns: ['ext_ref', 'status'] },
      by_psp_ext_ref: { columns: ['psp_ext_ref', 'status'] },
      by_mutation: { columns: ['psp_mutation_ext_ref'], where: 'psp_mutation_ext_ref IS NOT NULL' },
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
    ext_ref: optional(text),
    psp_ext_ref: optional(text),
    psp_mutation_ext_ref: optional(text),
    amount: positive,
    currency: text,
    outcome: oneOf('RECONCILED', 'MISMATCH', 'NO_SPLIT', 'DUPLICATE', 'CANCELLED', 'BOOKED'),
    transaction_code: text,
    created_at: int,
  },
  {
    key: ['code'],
    unique: [['position']],
    references: [{ columns: ['transaction_code'], to: transactions, at: ['code'] }],
  },
);

export type ProcessorLineRow = ElementOf<typeof processorLines>;

/** The outcome of a settlement line. */
export type LineOutcome = ProcessorLineRow['outcome'];
