import { mutant, type Mutant } from '../mutant.js';

const sellers = 'domain/transactions/find-sellers.ts';
const payouts = 'domain/payouts/list-payouts.ts';
const transactions = 'domain/transactions/list-transactions.ts';

/** What holds for one of a kind and not for several. */
export const manyMutants: readonly Mutant[] = [
  mutant(
    'many/last-account-of-a-seller',
    'Of the accounts of one seller a transaction counts the last one.',
    'D194 EXT-TX-004',
    sellers,
    '(sellers.get(owner.code)?.amount ?? 0) + sign * amount;',
    'sign * amount;',
  ),
  mutant(
    'many/seller-by-account',
    'A transaction shows a seller once for each account.',
    'D194 EXT-TX-004',
    sellers,
    'sellers.set(owner.code, { ...owner, amount: sum });',
    'sellers.set(account, { ...owner, amount: sum });',
  ),
  mutant(
    'many/two-selected',
    'Selecting an external account leaves the one before selected.',
    'EXT-XA-011 D5',
    'domain/sellers/external-accounts/select-external-account.ts',
    ".where('selected', '=', 1).set({ selected: 0 })",
    ".where('code', '=', code).set({ selected: 0 })",
  ),
  mutant(
    'many/returned-payouts-not-listed',
    'Payouts that came back are in no list.',
    'D88 D89 D209 D211 D212',
    payouts,
    '.filter(([, name]) => name !== null && (status === undefined || name === status))',
    ".filter(([state, name]) => state !== 'RETURNED' && name !== null && (status === undefined || name === status))",
  ),
  mutant(
    'many/denied-payouts-not-found',
    'The filter FAILED misses payouts that were denied.',
    'D89 D209 D211',
    payouts,
    '.filter(([, name]) => name !== null && (status === undefined || name === status))',
    ".filter(([state, name]) => name !== null && (status === undefined || (name === status && (state !== 'REJECTED' || status !== ('FAILED' as unknown)))))",
  ),
  mutant(
    'many/type-ignored-with-status',
    'The filter by type is ignored beside one by status.',
    'EXT-TX-015 EXT-TX-016 D84',
    transactions,
    "if (type) passing = passing.where('type', '=', type);",
    "if (type && !status) passing = passing.where('type', '=', type);",
  ),
  mutant(
    'many/cancelled-counts-as-pending',
    'The filter pending_settlement finds cancelled transactions too.',
    'EXT-TX-015 D82 D84',
    transactions,
    "if (status) passing = passing.where('status', '=', status);",
    "if (status) passing = passing.where('status', 'in', status === 'PENDING_SETTLEMENT' ? [status, 'CANCELLED'] : [status]);",
  ),
];
