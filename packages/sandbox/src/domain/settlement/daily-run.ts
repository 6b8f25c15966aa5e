import { firstCodeAt } from '../../kernel/identifiers.js';
import type { JobHandler } from '../../jobs/job-handler.js';
import { schedule, scheduleOnce } from '../../jobs/schedule.js';
import type { TransactionRow } from '../../storage/tables.js';
import type { WriteUnit } from '../../unit/unit.js';
import { lineOf } from './processor-line.js';
import { reportTransaction } from './report-line.js';
import { steeringOf } from './steering.js';

const dayMs = 24 * 60 * 60 * 1000;

/** When the processors report, after the beginning of the day in UTC: at 02:00 (D80). */
const reportTimeMs = 2 * 60 * 60 * 1000;

/** How many transactions one unit of work settles. */
const chunkSize = 200;

const kind = 'SETTLEMENT_RUN';

/** The first report in which what was made at a moment is old enough: a day (D80). */
export function reportAfter(moment: number): number {
  const old = moment + dayMs;
  return Math.ceil((old - reportTimeMs) / dayMs) * dayMs + reportTimeMs;
}

/** Sees to it that the report that tells of what is made now comes. */
export async function scheduleReport(unit: WriteUnit): Promise<void> {
  await scheduleOnce(unit, { dueAt: reportAfter(unit.now), kind, code: kind });
}

/**
 * The processors' report of a day: settles what was made between two days and one day before, was not
 * reported otherwise and is not never to be settled. What is more than a chunk follows in further
 * units of work at the same moment.
 */
export const runSettlement: JobHandler = async (unit, { dueAt, payload }) => {
  const { after } = payload as { after?: string };
  const from = after ?? firstCodeAt('tx', dueAt - 2 * dayMs + 1);
  const chunk = await readChunk(unit, from, firstCodeAt('tx', dueAt - dayMs + 1));
  for (const transaction of chunk) await reportDaily(unit, transaction);
  const last = chunk.at(-1);
  if (last && chunk.length === chunkSize)
    await schedule(unit, { dueAt, kind, code: kind, payload: { after: `${last.code} ` } });
};

/** Transactions that wait without a word of the processor, by code. */
function readChunk(
  { db, tenant }: WriteUnit,
  from: string,
  until: string,
): Promise<TransactionRow[]> {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('code', '>=', from)
    .where('code', '<', until)
    .where('status', '=', 'PENDING_SETTLEMENT')
    .where('status_message', 'is', null)
    .orderBy('code')
    .limit(chunkSize)
    .execute();
}

async function reportDaily(unit: WriteUnit, transaction: TransactionRow): Promise<void> {
  const steering = steeringOf(transaction);
  if (steering === 'never') return;
  const line = lineOf(transaction);
  const amount = steering === 'diff' ? wrong(line.amount) : line.amount;
  await reportTransaction(unit, { ...line, amount }, transaction);
}

/** An amount that differs, and is an amount still. */
function wrong(amount: number): number {
  return amount === Number.MAX_SAFE_INTEGER ? amount - 1 : amount + 1;
}
