import { type Content, moment, tableOf } from './table.js';

/** What the processors reported in the period, line by line, and what came of it. */
export const incomingSettlement: Content = async ({ db, tenant }, report, limit) => {
  const rows = await db
    .selectFrom('processor_lines')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('created_at', '>=', report.period_from)
    .where('created_at', '<', report.period_to)
    .orderBy('position')
    .limit(limit)
    .execute();
  return tableOf(rows, {
    reportedAt: (row) => moment(row.created_at),
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
