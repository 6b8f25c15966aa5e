import { sql } from 'kysely';
import { formatMoment } from '../../../kernel/moment.js';
import { isInPeriod } from './report-filter.js';
import { type LoadContent, buildTable } from './table.js';

/**
 * The bookings of payouts in the period, of all sellers or of one: debits of accounts, arrivals at the bank and
 * returns.
 */
export const payouts: LoadContent = async ({ db }, report, limit) => {
  const all = db
    .selectFrom('journals as j')
    .innerJoin('payouts as p', 'p.code', 'j.reference')
    .innerJoin('movements as m', 'm.journal', 'j.position')
    .select(['j.code', 'j.kind', 'j.reference', 'j.createdAt', 'm.currency', 'm.amount'])
    .select(
      sql<string | null>`case when m."debitBucket" <> 'INTERNAL' then m."debitAccount"
        when m."creditBucket" <> 'INTERNAL' then m."creditAccount" end`.as('account'),
    )
    .where(isInPeriod(report, 'j.createdAt'))
    .where('j.kind', 'like', 'PAYOUT%')
    .orderBy('j.position')
    .orderBy('m.line')
    .limit(limit);
  const limited = report.holder === null ? all : all.where('p.owner', '=', report.holder);
  const rows = await limited.execute();
  return buildTable(rows, {
    bookedAt: (row) => formatMoment(row.createdAt),
    payout: (row) => row.reference,
    step: (row) => row.kind,
    accountCode: (row) => row.account,
    currency: (row) => row.currency,
    amount: (row) => row.amount,
    journal: (row) => row.code,
  });
};
