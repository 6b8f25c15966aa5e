import { nextPosition } from '../../storage/pages.js';
import type { LineOutcome, TransactionRow } from '../../storage/tables.js';
import { processorLines } from '../../storage/tables/settlement.js';
import type { WriteUnit } from '../../unit/unit.js';
import type { Mutation } from '../transactions/record-transaction.js';

/** A line of a processor's report: a mutation without a split. */
export type ProcessorLine = Omit<Mutation, 'split'>;

/** A line, what came of it and of which transaction it tells. */
export interface HandledLine {
  readonly outcome: LineOutcome;
  readonly transaction: TransactionRow;
}

/** Keeps a line of a processor's report with what came of it. */
export async function recordLine(
  unit: WriteUnit,
  line: ProcessorLine,
  transaction: string,
  outcome: LineOutcome,
): Promise<void> {
  const { db, tenant, now } = unit;
  await processorLines.insert(db, [
    {
      tenant,
      code: unit.codes.next('pl'),
      position: await nextPosition(db, tenant, 'processor_lines'),
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
    },
  ]);
}

/** The line of a report that tells of a transaction as the service knows it. */
export function lineOf(transaction: TransactionRow): ProcessorLine {
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
