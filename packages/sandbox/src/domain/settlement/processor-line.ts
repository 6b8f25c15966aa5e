import { append } from '../../storage/rows.js';
import type { LineOutcome, TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import type { TransactionData } from '../transactions/transaction.js';

/** A line of a processor's report. A stored transaction is the line that reports it. */
export type ProcessorLine = Omit<TransactionData, 'split'>;

export interface HandledLine {
  readonly outcome: LineOutcome;
  readonly transaction: TransactionRow;
}

/** Stores a line with what became of it and the transaction that it matched or created. */
export async function recordLine(
  { db, now, codes }: WriteUnit,
  line: ProcessorLine,
  transaction: string,
  outcome: LineOutcome,
): Promise<void> {
  const { method: _method, ...reported } = line;
  const code = codes.next('pl');
  const own = { code, outcome, transactionCode: transaction, createdAt: now };
  await append(db, 'processor_lines', { ...reported, ...own });
}
