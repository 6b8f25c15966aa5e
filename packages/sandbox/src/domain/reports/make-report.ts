import type { ReportType } from '@seller-funds/contract/vocabulary/shared';
import { stringify } from 'csv-stringify/sync';
import type { JobHandler } from '../../jobs/job-handler.js';
import type { ReportRow } from '../../storage/tables.js';
import type { ReadUnit } from '../../unit/unit.js';
import { balanceMutation } from './content/balance-mutation.js';
import { incomingSettlement } from './content/incoming-settlement.js';
import { payments } from './content/payments.js';
import { payouts } from './content/payouts.js';
import { revenue } from './content/revenue.js';
import { sellers } from './content/sellers.js';
import { settlement } from './content/settlement.js';
import type { LoadContent, Table } from './content/table.js';
import { maximumRows } from './report.js';
import { getRow, updateRows } from '../../storage/rows.js';

const contents: Readonly<Record<ReportType, LoadContent>> = {
  'marketplace-sellers': sellers,
  'marketplace-payments': payments,
  'marketplace-settlement': settlement,
  'marketplace-incoming-settlement': incomingSettlement,
  'marketplace-revenue': revenue,
  'seller-settlement': settlement,
  'balance-mutation': balanceMutation,
  'payout-report': payouts,
};

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
 * Creates the file of a report (D107).
 * @param maximum the maximum number of rows below the header
 * @returns CSV; undefined if there are more rows
 */
export async function makeFile(
  unit: ReadUnit,
  row: ReportRow,
  maximum: number,
): Promise<string | undefined> {
  const content = contents[row.report];
  const table = await content(unit, row, maximum + 1);
  return table.rows.length > maximum ? undefined : formatCsv(table);
}

/** Formats a table as CSV (RFC 4180). Escapes text that a spreadsheet would evaluate as a formula. */
export function formatCsv({ columns, rows }: Table): string {
  return stringify([columns.slice(), ...rows.map((row) => row.slice())], {
    escape_formulas: true,
    // A reader may take a bare CR or LF for the end of a row, and the rest for a formula.
    quoted_match: /[\r\n]/,
    record_delimiter: 'windows',
  });
}
