import { formatMoment } from '../../../kernel/moment.js';
import { addParts } from '../../sellers/holders/holder.js';
import { isInPart } from './report-filter.js';
import type { LoadContent } from './table.js';

/** The sellers that were created in the period, or one of them, with their current balances. */
export const sellers: LoadContent = async (unit, report) => {
  const query = unit.db.selectFrom('account_holders').selectAll();
  const limited = report.holder === null ? query : query.where('code', '=', report.holder);
  const rows = await limited
    .where(isInPart(report, 'account_holders'))
    .orderBy('position')
    .execute();
  const parts = { legalEntity: false, externalAccounts: false, files: false };
  const holders = await addParts(unit, rows, parts);
  return holders.flatMap(({ row, accounts }) =>
    accounts.flatMap(({ row: { code: accountCode }, balances }) =>
      balances.map((balance) => ({
        ...row,
        ...balance,
        sellerCode: row.code,
        sellerExtRef: row.extRef,
        sellerName: row.displayName,
        createdAt: formatMoment(row.createdAt),
        accountCode,
      })),
    ),
  );
};
