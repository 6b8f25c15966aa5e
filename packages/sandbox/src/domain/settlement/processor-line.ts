import { append } from '../../storage/pages.js';
import type { LineOutcome, TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import type { TransactionData } from '../transactions/record-transaction.js';

export type ProcessorLine = Omit<TransactionData, 'split'>;

export interface HandledLine {
  readonly outcome: LineOutcome;
  readonly transaction: TransactionRow;
}

export async function recordLine(
  unit: WriteUnit,
  line: ProcessorLine,
  transaction: string,
  outcome: LineOutcome,
): Promise<void> {
  const { db, now } = unit;
  await append(db, 'processor_lines', {
    code: unit.codes.next('pl'),
    type: line.type,
    processor: line.processor,
    ext_ref: line.extRef,
    psp_ext_ref: line.pspExtRef,
    psp_mutation_ext_ref: line.pspMutationExtRef,
    amount: line.amount,
    currency: line.currency,
    outcome,
    transaction_code: transaction,
    created_at: now,
  });
}

/** Returns the line that reports a transaction as it is stored. */
export function toProcessorLine(transaction: TransactionRow): ProcessorLine {
  return {
    type: transaction.type,
    amount: transaction.amount,
    currency: transaction.currency,
    processor: transaction.processor,
    method: transaction.method,
    extRef: transaction.ext_ref,
    pspExtRef: transaction.psp_ext_ref,
    pspMutationExtRef: transaction.psp_mutation_ext_ref,
  };
}
