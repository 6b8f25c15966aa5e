import { formatMoment } from '../../../kernel/moment.js';
import { isInPart, isSplitOfSeller } from './report-filter.js';
import { findSellerColumns } from './seller-columns.js';
import type { LoadContent } from './table.js';

/** The payments, refunds and chargebacks of the period, or the payments and refunds of one seller. */
export const payments: LoadContent = async (unit, report) => {
  const rows = await unit.db
    .selectFrom('transactions')
    .selectAll()
    .where(isInPart(report, 'transactions'))
    .where(isSplitOfSeller(report, 'transactions.split'))
    .orderBy('position')
    .execute();
  const sellerOf = await findSellerColumns(unit, report, rows);
  return rows.map((row) => ({
    ...row,
    transaction: row.code,
    createdAt: formatMoment(row.createdAt),
    updatedAt: formatMoment(row.updatedAt),
    ...sellerOf(row),
  }));
};
