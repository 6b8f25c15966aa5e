import { decidedMutant, mutant, type Mutant } from '../mutant.js';

const payouts = 'domain/payouts/list-payouts.ts';
const transactions = 'domain/transactions/list-transactions.ts';
const reports = 'domain/reports/list-reports.ts';

/** A filter or an order that one list, one zone, one field or one character treats otherwise. */
export const listRuleMutants: readonly Mutant[] = [
  mutant(
    'list-rules/end-of-reports-included',
    'The end of the period of reports is included.',
    'EXT-REP-011 D24 D219',
    reports,
    ".where('r.created_at', '<', period.to)",
    ".where('r.created_at', '<=', period.to)",
  ),
  mutant(
    'list-rules/period-dropped-beside-type',
    'A transaction list that is filtered by type ignores from.',
    'EXT-TX-016 EXT-TX-017 D24',
    transactions,
    'if (period.from !== undefined)',
    'if (period.from !== undefined && !type)',
  ),
  mutant(
    'list-rules/refund-period-ignored',
    'The refund list of version 1 ignores its period.',
    'CORE-RS-040 D24',
    'v1/refund-splits.ts',
    'parsePeriod(query)',
    '{ ...parsePeriod(query), from: undefined }',
  ),
  mutant(
    'list-rules/wildcards-in-overview',
    'A percent sign or underscore in a search of the payout overview is a wildcard.',
    'EXT-PO-051 D209',
    payouts,
    '.replaceAll(/[\\\\%_]/g, String.raw`\\$&`)',
    '',
  ),
  mutant(
    'list-rules/wildcards-in-transactions',
    'An underscore in a search of transactions is a wildcard.',
    'EXT-TX-014 D84',
    transactions,
    'replaceAll(/[\\\\%_]/g,',
    'replaceAll(/[\\\\%]/g,',
  ),
  mutant(
    'list-rules/order-by-description',
    'Payouts ordered by description are ordered by code.',
    'CORE-PO-048 EXT-PO-035 D157 D211',
    payouts,
    "description: sql`coalesce(description, '')`",
    'description: sql`code`',
  ),
  mutant(
    'list-rules/order-by-target-currency',
    'Payouts ordered by targetCurrency are ordered by code.',
    'EXT-PO-035 D211',
    payouts,
    'targetCurrency: sql`target_currency`',
    'targetCurrency: sql`code`',
  ),
  decidedMutant(
    'list-rules/ties-of-payouts',
    'Payouts with the same value are in the order of their making in both directions.',
    'scenario/lists/payouts',
    payouts,
    ".orderBy('code', direction)",
    ".orderBy('code', 'asc')",
  ),
  decidedMutant(
    'list-rules/ties-of-transactions',
    'Transactions with the same value are in the order of their making in both directions.',
    'scenario/lists/transactions',
    transactions,
    ".orderBy('code', direction)",
    ".orderBy('code', 'asc')",
  ),
  mutant(
    'list-rules/refund-order-ignored',
    'The refund list of version 2 ignores _orderBy.',
    'EXT-RS-008 D202',
    'v2/refund-splits.ts',
    'parsePeriod(query), query._orderBy)',
    "parsePeriod(query), 'createdAt')",
  ),
  decidedMutant(
    'list-rules/bank-accounts-oldest-first',
    'Version 1 lists external accounts oldest first.',
    'scenario/lists/account-holders',
    'v1/external-accounts.ts',
    'ascending: false };',
    'ascending: true };',
  ),
  mutant(
    'list-rules/report-account-ignored',
    'The report list ignores account.',
    'EXT-REP-010 D219',
    reports,
    "if (account !== undefined) passing = passing.where('r.holder', '=', account);",
    'void account;',
  ),
];
