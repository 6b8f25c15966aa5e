import { formatMoment } from '../../../kernel/moment.js';
import { isInPart, isSplitOfSeller } from './report-filter.js';
import { findSellerColumns } from './seller-columns.js';
import { type LoadContent, buildTable } from './table.js';

/**
 * The settlement lines that the processors reported in the period, with their outcomes: all, or those for the
 * splits of one seller.
 */
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
  return buildTable(booked, {
    reportedAt: (row) => formatMoment(row.createdAt),
    type: (row) => row.type,
    outcome: (row) => row.outcome,
    transaction: (row) => row.transactionCode,
    extRef: (row) => row.extRef,
    processor: (row) => row.processor,
    pspExtRef: (row) => row.pspExtRef,
    pspMutationExtRef: (row) => row.pspMutationExtRef,
    currency: (row) => row.currency,
    amount: (row) => row.amount,
    sellerCode: (row) => sellerOf(row)?.code ?? null,
    sellerName: (row) => sellerOf(row)?.name ?? null,
    share: (row) => sellerOf(row)?.amount ?? null,
  });
};
