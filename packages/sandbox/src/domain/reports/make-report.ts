import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReportType } from '@seller-funds/contract/vocabulary/shared';
import { stringify } from 'csv-stringify/sync';
import type { JobHandler, LongJobHandler } from '../../jobs/job-handler.js';
import type { ReadStep, ReadUnit } from '../../unit/unit.js';
import { balanceMutation } from './content/balance-mutation.js';
import { incomingSettlement } from './content/incoming-settlement.js';
import { payments } from './content/payments.js';
import { payouts } from './content/payouts.js';
import { isInPart, type ReportPart } from './content/report-filter.js';
import { revenue } from './content/revenue.js';
import { sellers } from './content/sellers.js';
import { settlement } from './content/settlement.js';
import type { Cell, LoadContent } from './content/table.js';
import { maximumRows } from './report.js';
import { findRow, updateRows } from '../../storage/rows.js';

type Content = readonly [
  list: 'account_holders' | 'journals' | 'processor_lines' | 'transactions',
  load: LoadContent,
];

const contents: Readonly<Record<ReportType, Content>> = {
  'marketplace-sellers': ['account_holders', sellers],
  'marketplace-payments': ['transactions', payments],
  'marketplace-settlement': ['journals', settlement],
  'marketplace-incoming-settlement': ['processor_lines', incomingSettlement],
  'marketplace-revenue': ['journals', revenue],
  'seller-settlement': ['journals', settlement],
  'balance-mutation': ['journals', balanceMutation],
  'payout-report': ['journals', payouts],
};

/** The number of elements of a part, so that few rows are in memory and other requests run in between. */
const elementsPerPart = 100;

/** Handles the job REPORT_START: changes a report to PROCESSING. */
export const startReport: JobHandler = async ({ db }, { code }) => {
  await updateRows(db, 'reports', { code }, { status: 'PROCESSING' });
};

/** Returns the columns of the file of a report, in order. */
export type ReadColumns = (report: ReportType) => Promise<readonly string[]>;

/** Handles the job REPORT_FINISH: creates the file of a report. The report fails if it has too many rows. */
export const finishReport = (readColumns: ReadColumns): LongJobHandler => ({
  read: async (step, { code }) => {
    const parts = await makeFile(step, code, maximumRows, readColumns);
    return async ({ db, now: completedAt }) => {
      if (!parts) {
        const failed = await updateRows(db, 'reports', { code }, { status: 'FAILED' });
        return failed === 0 ? undefined : `The report has more than ${maximumRows} rows.`;
      }
      for (const [part, content] of parts.entries()) {
        const row = { report: code, part, content: content.toString() };
        await db.insertInto('report_parts').values(row).execute();
      }
      await updateRows(db, 'reports', { code }, { status: 'COMPLETED', completedAt });
      return undefined;
    };
  },
});

/** Makes the CSV of a report in parts (D107); undefined if it has more rows than `maximum`, or was deleted. */
export async function makeFile(
  step: ReadStep,
  code: string,
  maximum: number,
  readColumns: ReadColumns,
): Promise<readonly Buffer[] | undefined> {
  const begun = await step((unit) => beginReport(unit, code));
  if (!begun) return undefined;
  const { row, last } = begun;
  const columns = await readColumns(row.report);
  // Outside of the heap, where they would be moved again and again.
  const texts = [Buffer.from(formatCsv([columns]))];
  let count = 0;
  let first = Number.MIN_SAFE_INTEGER;
  while (first <= last) {
    const part = await step((unit) => loadPart(unit, { ...row, first, last }));
    count += part.rows.length;
    if (count > maximum) return undefined;
    const cells = part.rows.map((values) => columns.map((column) => values[column] ?? null));
    if (cells.length > 0) texts.push(Buffer.from(formatCsv(cells)));
    first = part.end + 1;
    // SQLite runs statements without a turn of the event loop.
    await nextTurn();
  }
  return texts;
}

async function beginReport(unit: ReadUnit, code: string) {
  const row = await findRow(unit.db, 'reports', { code });
  if (!row) return undefined;
  const [list] = contents[row.report];
  const end = unit.db.selectFrom<Content[0]>(list).select('position').orderBy('position', 'desc');
  const found = await end.limit(1).executeTakeFirst();
  return { row, last: found?.position ?? Number.MIN_SAFE_INTEGER };
}

/** Loads the first elements of a part of a report, up to the position `end`. */
async function loadPart(
  unit: ReadUnit,
  rest: ReportPart,
): Promise<{ rows: Awaited<ReturnType<LoadContent>>; end: number }> {
  const [list, load] = contents[rest.report];
  const rows = await unit.db
    .selectFrom<Content[0]>(list)
    .select('position')
    .where(isInPart(rest, list))
    .orderBy('position')
    .limit(elementsPerPart)
    .execute();
  const isLast = rows.length < elementsPerPart;
  const end = (isLast ? undefined : rows.at(-1)?.position) ?? rest.last;
  return { rows: await load(unit, { ...rest, last: end }), end };
}

/** Formats rows as CSV (RFC 4180). Escapes text that a spreadsheet would evaluate as a formula. */
export function formatCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.slice()),
    {
      escape_formulas: true,
      // A reader may take a bare CR or LF for the end of a row, and the rest for a formula.
      quoted_match: /[\r\n]/,
      record_delimiter: 'windows',
    },
  );
}
