import { formatMoment } from '../../../kernel/moment.js';
import { isAccountOfSeller, isInPart } from './report-filter.js';
import type { LoadContent } from './table.js';

/** The bookings in the period on all accounts, or on those of one seller, with the balances after them. */
export const balanceMutation: LoadContent = async ({ db }, report) => {
  const rows = await db
    .selectFrom('journals as j')
    .innerJoin('account_entries as e', 'e.journal', 'j.position')
    .innerJoin('virtual_accounts as a', 'a.code', 'e.account')
    .selectAll('e')
    .select(['j.code', 'j.kind', 'j.reference', 'j.createdAt', 'a.type', 'a.owner'])
    .where(isInPart(report, 'j'))
    // Selects the key of the entries, which begins with the account.
    .where((eb) =>
      eb(
        eb.refTuple('e.account', 'e.currency'),
        'in',
        eb
          .selectFrom('movement_sides as s')
          .select(['s.account', 's.currency'])
          .where('s.journal', '>=', report.first)
          .where('s.journal', '<=', report.last)
          .$asTuple('account', 'currency'),
      ),
    )
    .where(isAccountOfSeller(report, 'e.account'))
    .orderBy('j.position')
    .orderBy('e.account')
    .orderBy('e.currency')
    .execute();
  return rows.map((row) => ({
    ...row,
    journal: row.code,
    bookedAt: formatMoment(row.createdAt),
    accountCode: row.account,
    accountType: row.type,
    ownerCode: row.owner,
  }));
};
