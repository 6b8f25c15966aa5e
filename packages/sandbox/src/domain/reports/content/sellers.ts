import { formatMoment } from '../../../kernel/moment.js';
import { addParts } from '../../sellers/holders/holder.js';
import { isInPart } from './report-filter.js';
import { type LoadContent, buildTable } from './table.js';

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
  const lines = holders.flatMap(({ row, accounts }) =>
    accounts.flatMap(({ row: account, balances }) =>
      balances.map((balance) => ({ row, account, balance })),
    ),
  );
  return buildTable(lines, {
    sellerCode: ({ row }) => row.code,
    sellerExtRef: ({ row }) => row.extRef,
    sellerName: ({ row }) => row.displayName,
    status: ({ row }) => row.status,
    tier: ({ row }) => row.tier,
    createdAt: ({ row }) => formatMoment(row.createdAt),
    accountCode: ({ account }) => account.code,
    currency: ({ balance }) => balance.currency,
    confirmed: ({ balance }) => balance.confirmed,
    pending: ({ balance }) => balance.pending,
    payout: ({ balance }) => balance.payout,
  });
};
