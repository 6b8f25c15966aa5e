import { firstCodeAt } from '../../kernel/identifiers.js';
import { dayMs } from '../../kernel/moment.js';
import type { JobHandler } from '../../jobs/job-handler.js';
import { schedule } from '../../jobs/stored-jobs.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { handleTransactionLine } from './handle-line.js';
import { parseSettlementMode } from './record-split-transaction.js';

const chunkSize = 200;

/**
 * Handles the job SETTLEMENT_RUN, the daily report of the processors: settles the transactions that are between
 * one and two days old and have no line yet, except those that are never settled. After a full chunk, another
 * job for the same moment continues.
 */
export const runSettlement: JobHandler = async (unit, { dueAt, code, payload }) => {
  const { after } = payload as { after?: string };
  const from = after ?? firstCodeAt('tx', dueAt - 2 * dayMs + 1);
  const chunk = await readChunk(unit, from, firstCodeAt('tx', dueAt - dayMs + 1));
  for (const transaction of chunk) await settleDaily(unit, transaction);
  const last = chunk.at(-1);
  if (last && chunk.length === chunkSize)
    await schedule(unit, { dueAt, kind: code, code, payload: { after: `${last.code} ` } });
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

function wrongAmount(amount: number): number {
  return amount === Number.MAX_SAFE_INTEGER ? amount - 1 : amount + 1;
}
