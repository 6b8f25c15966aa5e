import { sql } from 'kysely';
import { formatMoment } from '../../../kernel/moment.js';
import { isAccountOfSeller, isInPart } from './report-filter.js';
import type { LoadContent } from './table.js';

/** Credits and debits of the merchant's own accounts in the period: all, or from and to accounts of one seller. */
export const revenue: LoadContent = async ({ db }, report) => {
  const side = sql<number>`case when m."creditAccount" = a.code then m.amount else -m.amount end`;
  const rows = await db
    .selectFrom('journals as j')
    .innerJoin('movements as m', 'm.journal', 'j.position')
    .innerJoin('virtual_accounts as a', (join) =>
      join.on((on) =>
        on.or([
          on('a.code', '=', on.ref('m.debitAccount')),
          on('a.code', '=', on.ref('m.creditAccount')),
        ]),
      ),
    )
    .select(['j.kind', 'j.reference', 'j.createdAt', 'm.label', 'm.currency'])
    .leftJoin('virtual_accounts as o', (join) =>
      join.on((on) =>
        on.or([
          on.and([
            on('o.code', '=', on.ref('m.debitAccount')),
            on('o.code', '<>', on.ref('a.code')),
          ]),
          on.and([
            on('o.code', '=', on.ref('m.creditAccount')),
            on('o.code', '<>', on.ref('a.code')),
          ]),
        ]),
      ),
    )
    .leftJoin('account_holders as h', 'h.code', 'o.owner')
    .select(['a.code', 'a.type', side.as('amount'), 'h.code as seller', 'h.displayName'])
    .select(sql<string | null>`case when h.code is not null then o.code end`.as('sellerAccount'))
    .where(isInPart(report, 'j'))
    .where('j.kind', 'in', ['PAYMENT_SPLIT', 'SPLIT_CANCELLATION', 'REFUND_SPLIT'])
    .where('a.ownerKind', '=', 'DIVISION')
    .where(
      sql<boolean>`(${isAccountOfSeller(report, 'm.debitAccount')}
        or ${isAccountOfSeller(report, 'm.creditAccount')})`,
    )
    .orderBy('j.position')
    .orderBy('m.line')
    .orderBy('a.code')
    .execute();
  return rows.map((row) => ({
    ...row,
    bookedAt: formatMoment(row.createdAt),
    split: row.reference,
    accountCode: row.code,
    accountType: row.type,
    sellerCode: row.seller,
    sellerName: row.displayName,
    sellerAccountCode: row.sellerAccount,
  }));
};
