import { formatMoment } from '../../../kernel/moment.js';
import { isInPart, isSplitOfSeller } from './report-filter.js';
import { findSellerColumns } from './seller-columns.js';
import { type LoadContent, buildTable } from './table.js';

/**
 * The payments, refunds and chargebacks that were recorded in the period, or the payments and refunds that moved
 * money of one seller.
 */
export const payments: LoadContent = async (unit, report) => {
  const rows = await unit.db
    .selectFrom('transactions')
    .selectAll()
    .where(isInPart(report, 'transactions'))
    .where(isSplitOfSeller(report, 'transactions.split'))
    .orderBy('position')
    .execute();
  const sellerOf = await findSellerColumns(unit, report, rows);
  return buildTable(rows, {
    transaction: (row) => row.code,
    type: (row) => row.type,
    status: (row) => row.status,
    createdAt: (row) => formatMoment(row.createdAt),
    updatedAt: (row) => formatMoment(row.updatedAt),
    extRef: (row) => row.extRef,
    split: (row) => row.split,
    processor: (row) => row.processor,
    method: (row) => row.method,
    pspExtRef: (row) => row.pspExtRef,
    pspMutationExtRef: (row) => row.pspMutationExtRef,
    currency: (row) => row.currency,
    amount: (row) => row.amount,
    sellerCode: (row) => sellerOf(row)?.code ?? null,
    sellerName: (row) => sellerOf(row)?.name ?? null,
    share: (row) => sellerOf(row)?.amount ?? null,
  });
};
