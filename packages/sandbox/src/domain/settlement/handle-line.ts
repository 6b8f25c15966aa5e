import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { changeTransaction, recordTransaction } from '../transactions/transaction.js';
import { findTransactionOfLine } from './match-line.js';
import { type HandledLine, type ProcessorLine, recordLine } from './processor-line.js';
import { settle } from './settle.js';

/** What a line and its split must have in common (D81). */
type Reported = Pick<TransactionRow, 'amount' | 'currency'>;

/** Returns the status message of a transaction whose line does not match its split. */
export function mismatchMessage(line: Reported, split: Reported): string {
  return `The processor reported ${line.amount} ${line.currency}, the split has ${split.amount} ${split.currency}.`;
}

export function matchesSplit(line: Reported, split: Reported): boolean {
  return line.amount === split.amount && line.currency === split.currency;
}

/** Settles the transaction of a processor's line, or records one that waits for its split (D81, D82). */
export async function handleLine(unit: WriteUnit, line: ProcessorLine): Promise<HandledLine> {
  const found = await findTransactionOfLine(unit, line);
  return found
    ? handleTransactionLine(unit, line, found)
    : recordOutcome(
        unit,
        line,
        await recordTransaction(unit, { ...line, split: null }, 'PENDING_SPLIT'),
        'NO_SPLIT',
      );
}

/** Handles a line of a known transaction. */
export async function handleTransactionLine(
  unit: WriteUnit,
  line: ProcessorLine,
  transaction: TransactionRow,
): Promise<HandledLine> {
  const { code, status, split } = transaction;
  if (status === 'CANCELLED') {
    const message = 'The processor reported this payment although its split was cancelled.';
    await changeTransaction(unit, code, { statusMessage: message });
    return recordOutcome(unit, line, transaction, 'CANCELLED');
  }
  if (status === 'RECONCILED' || split === null)
    return recordOutcome(unit, line, transaction, 'DUPLICATE');
  if (!matchesSplit(line, transaction)) {
    await changeTransaction(unit, code, { statusMessage: mismatchMessage(line, transaction) });
    return recordOutcome(unit, line, transaction, 'MISMATCH');
  }
  await settle(unit, { code, split });
  return recordOutcome(unit, line, transaction, 'RECONCILED');
}

async function recordOutcome(
  unit: WriteUnit,
  line: ProcessorLine,
  transaction: TransactionRow,
  outcome: HandledLine['outcome'],
): Promise<HandledLine> {
  await recordLine(unit, line, transaction.code, outcome);
  return { outcome, transaction };
}
