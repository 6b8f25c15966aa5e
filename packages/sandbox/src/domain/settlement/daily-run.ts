import { firstCodeAt } from '../../kernel/identifiers.js';
import { dayMs } from '../../kernel/moment.js';
import type { JobHandler } from '../../jobs/job-handler.js';
import { schedule, scheduleOnce } from '../../jobs/stored-jobs.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { handleTransactionLine } from './handle-line.js';
/** The time of day of the processors' report: 02:00 UTC (D80). */
const reportTimeMs = 2 * 60 * 60 * 1000;

/** The number of transactions per unit of work. */
const chunkSize = 200;

const kind = 'SETTLEMENT_RUN';

/** Returns the time of the first report that is at least a day after a moment (D80). */
export function nextReportAfter(moment: number): number {
  const old = moment + dayMs;
  return Math.ceil((old - reportTimeMs) / dayMs) * dayMs + reportTimeMs;
}

/** Schedules the report that contains the transactions of the present moment. */
export async function scheduleReport(unit: WriteUnit): Promise<void> {
  await scheduleOnce(unit, { dueAt: nextReportAfter(unit.now), kind, code: kind });
}

/**
 * Handles the job SETTLEMENT_RUN, the daily report of the processors: settles the transactions that are between
 * one and two days old and have no line yet, except those that are never settled. After a full chunk, another
 * job for the same moment continues.
 */
export const runSettlement: JobHandler = async (unit, { dueAt, payload }) => {
  const { after } = payload as { after?: string };
  const from = after ?? firstCodeAt('tx', dueAt - 2 * dayMs + 1);
  const chunk = await readChunk(unit, from, firstCodeAt('tx', dueAt - dayMs + 1));
  for (const transaction of chunk) await settleDaily(unit, transaction);
  const last = chunk.at(-1);
  if (last && chunk.length === chunkSize)
    await schedule(unit, { dueAt, kind, code: kind, payload: { after: `${last.code} ` } });
};

/** Returns transactions that are pending without a reported line, sorted by code. */
function readChunk({ db }: WriteUnit, from: string, until: string): Promise<TransactionRow[]> {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('code', '>=', from)
    .where('code', '<', until)
    .where('status', '=', 'PENDING_SETTLEMENT')
    .where('statusMessage', 'is', null)
    .orderBy('code')
    .limit(chunkSize)
    .execute();
}

async function settleDaily(unit: WriteUnit, transaction: TransactionRow): Promise<void> {
  const mode = parseSettlementMode(transaction);
  if (mode === 'never') return;
  const amount = mode === 'diff' ? wrongAmount(transaction.amount) : transaction.amount;
  await handleTransactionLine(unit, { ...transaction, amount }, transaction);
}

/** Returns a different valid amount. */
function wrongAmount(amount: number): number {
  return amount === Number.MAX_SAFE_INTEGER ? amount - 1 : amount + 1;
}

/** How the simulated processor reports a payment or refund (D80). */
type SettlementMode = 'now' | 'never' | 'diff' | 'daily';

/**
 * Parses the settlement mode from the prefix of the processor's reference: a payment's pspExtRef or a refund's
 * pspMutationExtRef (D80).
 */
export function parseSettlementMode(
  transaction: Pick<TransactionRow, 'type' | 'pspExtRef' | 'pspMutationExtRef'>,
): SettlementMode {
  const { type, pspExtRef: payment, pspMutationExtRef: refund } = transaction;
  const reference = (type === 'PAYMENT' ? payment : refund) ?? '';
  const [, mode] = /^settle-(now|never|diff)-/.exec(reference) ?? [];
  return (mode as SettlementMode | undefined) ?? 'daily';
}
