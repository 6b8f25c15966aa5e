import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReportType } from '@seller-funds/contract/vocabulary/shared';
import { stringify } from 'csv-stringify/sync';
import type { JobHandler } from '../../jobs/job-handler.js';
import type { ReportRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { balanceMutation } from './content/balance-mutation.js';
import { incomingSettlement } from './content/incoming-settlement.js';
import { payments } from './content/payments.js';
import { payouts } from './content/payouts.js';
import { isInPart, type ReportPart } from './content/report-filter.js';
import { revenue } from './content/revenue.js';
import { sellers } from './content/sellers.js';
import { settlement } from './content/settlement.js';
import type { LoadContent, Table } from './content/table.js';
import { maximumRows } from './report.js';
import { getRow, updateRows } from '../../storage/rows.js';

/** The list whose elements a report is about, and what loads its content. */
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
const elementsPerPart = 250;

/** Handles the job REPORT_START: changes a report to PROCESSING. */
export const startReport: JobHandler = async ({ db }, { code }) => {
  await updateRows(db, 'reports', { code }, { status: 'PROCESSING' });
};

/** Handles the job REPORT_FINISH: creates the file of a report. The report fails if it has too many rows. */
export const finishReport: JobHandler = async (unit, { code }) => {
  const row = await getRow(unit.db, 'reports', { code });
  const content = await makeFile(unit, row, maximumRows);
  await updateRows(
    unit.db,
    'reports',
    { code },
    content === undefined
      ? { status: 'FAILED' }
      : { status: 'COMPLETED', content, completedAt: unit.now },
  );
};

/**
 * Creates the file of a report (D107), in parts.
 * @param maximum the maximum number of rows below the header
 * @returns CSV; undefined if there are more rows
 */
export async function makeFile(
  unit: ReadUnit,
  row: ReportRow,
  maximum: number,
): Promise<string | undefined> {
  const [list, load] = contents[row.report];
  // A part without elements, for the columns.
  const { columns } = await load(unit, { ...row, first: 0, last: -1 });
  const texts = [formatCsv([columns])];
  let count = 0;
  let part = await findPart(unit, list, row, Number.MIN_SAFE_INTEGER);
  while (part) {
    const { rows } = await load(unit, part);
    count += rows.length;
    if (count > maximum) return undefined;
    texts.push(formatCsv(rows));
    // SQLite runs statements without a turn of the event loop.
    await nextTurn();
    part = await findPart(unit, list, row, part.last + 1);
  }
  return texts.join('');
}

/** Returns the part of a report that begins at or after a position; undefined without one. */
async function findPart(
  { db }: ReadUnit,
  list: Content[0],
  row: ReportRow,
  first: number,
): Promise<ReportPart | undefined> {
  const rest = { ...row, first, last: Number.MAX_SAFE_INTEGER };
  const found = await db
    .selectFrom<Content[0]>(list)
    .select('position')
    .where(isInPart(rest, list))
    .orderBy('position')
    .limit(elementsPerPart)
    .execute();
  const last = found.at(-1);
  return last && { ...rest, last: last.position };
}

/** Formats rows as CSV (RFC 4180). Escapes text that a spreadsheet would evaluate as a formula. */
export function formatCsv(rows: Table['rows']): string {
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
