import { formatMoment } from '../../../kernel/moment.js';
import { isInPeriod, isSplitOfSeller } from './report-filter.js';
import { type LoadContent, buildTable } from './table.js';

/**
 * The settlement lines that the processors reported in the period, with their outcomes: all, or those for the
 * splits of one seller.
 */
export const incomingSettlement: LoadContent = async ({ db }, report, limit) => {
  const rows = await db
    .selectFrom('processor_lines as l')
    .innerJoin('transactions as t', 't.code', 'l.transaction_code')
    .selectAll('l')
    .where(isInPeriod(report, 'l.created_at'))
    .where(isSplitOfSeller(report, 't.split'))
    .orderBy('l.position')
    .limit(limit)
    .execute();
  return buildTable(rows, {
    reportedAt: (row) => formatMoment(row.created_at),
    type: (row) => row.type,
    outcome: (row) => row.outcome,
    transaction: (row) => row.transaction_code,
    extRef: (row) => row.ext_ref,
    processor: (row) => row.processor,
    pspExtRef: (row) => row.psp_ext_ref,
    pspMutationExtRef: (row) => row.psp_mutation_ext_ref,
    currency: (row) => row.currency,
    amount: (row) => row.amount,
  });
};
