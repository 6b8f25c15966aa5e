import { scheduleOnce } from '../../jobs/stored-jobs.js';
import { dayMs } from '../../kernel/moment.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import {
  changeTransaction,
  type TransactionData,
  recordTransaction,
} from '../transactions/transaction.js';
import { matchesSplit, mismatchMessage, handleTransactionLine } from './handle-line.js';
import { settle } from './settle.js';
import { testOutcome, testValues } from '../test-values.js';

/**
 * Records the transaction of a new payment or refund split that is already booked. The transaction is pending
 * until the processor reports it. It is reconciled at once if the processor has already reported it (D83) or
 * its reference requests it.
 * @param reported the transaction that the processor has reported
 */
export async function recordSplitTransaction(
  unit: WriteUnit,
  data: TransactionData & { readonly split: string },
  reported: TransactionRow | undefined,
): Promise<void> {
  if (reported) return joinReported(unit, data, reported);
  const transaction = await recordTransaction(unit, data, 'PENDING_SETTLEMENT');
  const mode = parseSettlementMode(transaction);
  if (mode === 'now') await handleTransactionLine(unit, transaction, transaction);
  if (mode === 'daily' || mode === 'diff') await scheduleReport(unit);
}

/** Joins a split with the transaction that the processor reported before; keeps what only the processor knew. */
async function joinReported(
  unit: WriteUnit,
  data: TransactionData & { readonly split: string },
  reported: TransactionRow,
): Promise<void> {
  const { code, method, pspExtRef, pspMutationExtRef } = reported;
  const isRight = matchesSplit(reported, data);
  await changeTransaction(unit, code, {
    ...data,
    method: data.method ?? method,
    pspExtRef: data.pspExtRef ?? pspExtRef,
    pspMutationExtRef: data.pspMutationExtRef ?? pspMutationExtRef,
    status: 'PENDING_SETTLEMENT',
    statusMessage: isRight ? null : mismatchMessage(reported, data),
  });
  if (isRight) await settle(unit, { code, split: data.split });
}

/** Returns the time of the first report that is at least a day after a moment. */
export function nextReportAfter(moment: number): number {
  // The time of day of the processors' report: 02:00 UTC.
  const reportTimeMs = 2 * 60 * 60 * 1000;
  const old = moment + dayMs;
  return Math.ceil((old - reportTimeMs) / dayMs) * dayMs + reportTimeMs;
}

async function scheduleReport(unit: WriteUnit): Promise<void> {
  const kind = 'SETTLEMENT_RUN';
  await scheduleOnce(unit, { dueAt: nextReportAfter(unit.now), kind, code: kind });
}

/** How the simulated processor reports a payment or refund. */
type SettlementMode = 'now' | 'never' | 'diff' | 'daily';

/** Parses the mode from the prefix of a payment's pspExtRef or a refund's pspMutationExtRef. */
export function parseSettlementMode(
  transaction: Pick<TransactionRow, 'type' | 'pspExtRef' | 'pspMutationExtRef'>,
): SettlementMode {
  const { type, pspExtRef: payment, pspMutationExtRef: refund } = transaction;
  const reference = (type === 'PAYMENT' ? payment : refund) ?? '';
  const values = testValues.processorReference;
  return testOutcome(values, (value) => reference.startsWith(value)) ?? 'daily';
}
