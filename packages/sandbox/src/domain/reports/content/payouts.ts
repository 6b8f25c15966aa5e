import { sql } from 'kysely';
import { formatMoment } from '../../../kernel/moment.js';
import { isInPart } from './report-filter.js';
import type { LoadContent } from './table.js';

const directions: Readonly<Record<string, string>> = {
  PAYOUT: 'OUT',
  PAYOUT_PROCESSED: 'TO_BANK',
  PAYOUT_RETURN: 'BACK',
};

/** The bookings of payouts in the period, of all sellers or of one: debits, arrivals at the bank and returns. */
export const payouts: LoadContent = async ({ db }, report) => {
  const all = db
    .selectFrom('journals as j')
    .innerJoin('payouts as p', 'p.code', 'j.reference')
    .innerJoin('movements as m', 'm.journal', 'j.position')
    .innerJoin('external_accounts as x', 'x.code', 'p.externalAccountCode')
    .leftJoin('account_holders as h', 'h.code', 'p.owner')
    .leftJoin('divisions as d', 'd.code', 'p.owner')
    .select(['j.code', 'j.kind', 'j.reference', 'j.createdAt', 'm.currency', 'm.amount'])
    .select(['p.accountCode', 'p.owner', 'p.state', 'x.accountNumber'])
    .select(sql<string>`coalesce(h."displayName", d.name)`.as('ownerName'))
    .select(
      sql<number>`case when m."debitBucket" <> 'INTERNAL' then -m.amount
        when m."creditBucket" <> 'INTERNAL' then m.amount else 0 end`.as('balanceChange'),
    )
    .where(isInPart(report, 'j'))
    .where('j.kind', 'like', 'PAYOUT%')
    .orderBy('j.position')
    .orderBy('m.line');
  const limited = report.holder === null ? all : all.where('p.owner', '=', report.holder);
  const rows = await limited.execute();
  return rows.map((row) => ({
    ...row,
    bookedAt: formatMoment(row.createdAt),
    payout: row.reference,
    step: row.kind,
    journal: row.code,
    direction: directions[row.kind] ?? null,
    ownerCode: row.owner,
    status: row.state === 'REJECTED' ? 'FAILED' : row.state,
    bankAccount: row.accountNumber && `…${row.accountNumber.slice(-4)}`,
  }));
};
