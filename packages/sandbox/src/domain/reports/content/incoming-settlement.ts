import { formatMoment } from '../../../kernel/moment.js';
import { isInPart, isSplitOfSeller } from './report-filter.js';
import { findSellerColumns } from './seller-columns.js';
import type { LoadContent } from './table.js';

/** The settlement lines of the period with their outcomes: all, or those for the splits of one seller. */
export const incomingSettlement: LoadContent = async (unit, report) => {
  const rows = await unit.db
    .selectFrom('processor_lines as l')
    .innerJoin('transactions as t', 't.code', 'l.transactionCode')
    .selectAll('l')
    .select('t.split')
    .where(isInPart(report, 'l'))
    .where(isSplitOfSeller(report, 't.split'))
    .orderBy('l.position')
    .execute();
  const booked = rows.map((row) => ({ ...row, code: row.transactionCode }));
  const sellerOf = await findSellerColumns(unit, report, booked);
  return booked.map((row) => ({
    ...row,
    reportedAt: formatMoment(row.createdAt),
    transaction: row.transactionCode,
    ...sellerOf(row),
  }));
};
