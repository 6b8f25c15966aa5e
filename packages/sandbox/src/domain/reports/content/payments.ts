import { formatMoment } from '../../../kernel/moment.js';
import { isInPeriod, isSplitOfSeller } from './report-filter.js';
import { type LoadContent, buildTable } from './table.js';

/**
 * The payments, refunds and chargebacks that were recorded in the period, or the payments and refunds that moved
 * money of one seller.
 */
export const payments: LoadContent = async ({ db }, report, limit) => {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where(isInPeriod(report, 'createdAt'))
    .where(isSplitOfSeller(report, 'transactions.split'))
    .orderBy('position')
    .limit(limit)
    .execute();
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
  });
};
