import { append } from '../../storage/pages.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';

/** The data of a transaction, from a split, a refund or a processor's report. */
export interface TransactionData {
  readonly type: TransactionRow['type'];
  /** The code of the payment or refund split; null if it does not exist yet. */
  readonly split: string | null;
  readonly amount: number;
  readonly currency: string;
  readonly processor: string;
  readonly method: string | null;
  readonly extRef: string | null;
  readonly pspExtRef: string | null;
  readonly pspMutationExtRef: string | null;
}

/** Stores a new transaction (D70, D82). */
export async function recordTransaction(
  unit: WriteUnit,
  data: TransactionData,
  status: TransactionRow['status'],
): Promise<TransactionRow> {
  const { db, now } = unit;
  return append(db, 'transactions', {
    code: unit.codes.next('tx'),
    type: data.type,
    status,
    status_message: null,
    amount: data.amount,
    currency: data.currency,
    processor: data.processor,
    method: data.method,
    ext_ref: data.extRef,
    psp_ext_ref: data.pspExtRef,
    psp_mutation_ext_ref: data.pspMutationExtRef,
    split: data.split,
    created_at: now,
    updated_at: now,
  });
}
