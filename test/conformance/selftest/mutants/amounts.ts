import { mutant, type Mutant } from '../mutant.js';

/** An amount is cut, or counted in another currency, in one of the places that show or move it. */
export const amountMutants: readonly Mutant[] = [
  mutant(
    'amounts/balance-of-32-bits',
    'Version 1 shows a balance beyond 2^31 as another number.',
    'CORE-BAL-002 D55',
    'v1/balance.ts',
    'amount: home.payout }',
    'amount: home.payout | 0 }',
  ),
  mutant(
    'amounts/other-currencies-of-32-bits',
    'Version 2 shows the balance of an account in another currency modulo 2^32.',
    'EXT-BAL-002 EXT-BAL-003 D55 D57',
    'v2/balance.ts',
    'const amounts = [home, ...others].map(({ currency, payout }) => {',
    'const amounts = [home, ...others.map((each) => ({ ...each, payout: each.payout % 2 ** 32 }))].map(({ currency, payout }) => {',
  ),
  mutant(
    'amounts/seller-of-32-bits',
    'A transaction shows the amount of a seller modulo 2^32.',
    'EXT-TX-004 D194',
    'v2/transactions.ts',
    'sellers.map(({ code, name, amount }) => ({ code, name, amount }))',
    'sellers.map(({ code, name, amount }) => ({ code, name, amount: amount % 2 ** 32 }))',
  ),
  mutant(
    'amounts/seller-of-overview-of-32-bits',
    'The payout overview shows the amount of the seller as one of 32 bits.',
    'EXT-PO-017 EXT-PO-018 D209',
    'v2/payout-overview.ts',
    'seller: { code: row.owner, name: ownerName, ...amount }',
    'seller: { code: row.owner, name: ownerName, ...omitNullish({ amount: row.amount === null ? null : row.amount | 0 }) }',
  ),
  mutant(
    'amounts/processed-of-32-bits',
    'processedAmount is cut to 32 bits.',
    'CORE-AH-015 D50',
    'v1/account-holders.ts',
    'const amount = processedAmount(holder);',
    'const amount = processedAmount(holder) % 2 ** 32;',
  ),
  mutant(
    'amounts/division-rounded',
    'A division shows balances with no more than fifteen digits.',
    'D56 EXT-BAL-004 EXT-BAL-006',
    'v2/divisions.ts',
    'pendingBalance: String(balance.pending)',
    'pendingBalance: String(Number(balance.pending.toPrecision(15)))',
  ),
  mutant(
    'amounts/report-rounded',
    'Report files have no more than fifteen digits of an amount.',
    'D107',
    'domain/reports/content/table.ts',
    'cells.map((cell) => cell(row))',
    "cells.map((cell) => cell(row)).map((each) => (typeof each === 'number' ? Number(each.toPrecision(15)) : each))",
  ),
  mutant(
    'amounts/transfer-moves-default-currency',
    'A transfer in another currency moves money of the default one where there is enough.',
    'EXT-BT-004 EXT-BAL-003 D57',
    'domain/transfers/create-transfer.ts',
    'const movements = [{ from: confirmed(from), to: confirmed(to), currency, amount }];',
    "const movements = [{ from: confirmed(from), to: confirmed(to), currency: currency.length > 0 ? 'EUR' : currency, amount }];",
  ),
];
