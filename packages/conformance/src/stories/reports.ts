import { item } from '../scenarios/fixtures/trees.js';
import type { Story } from './command.js';
import { pay, payout, refund } from './commands.js';
import { seller, sellers, verified } from './holder-commands.js';
import { fund, wait } from './operator-commands.js';
import { allReports, openReports, paymentReports, reports } from './report-commands.js';
import { tomorrow } from './schedule-commands.js';
import { labels } from './splits.js';

const day = 86_400;

/** A settled payment with a product and a commission of each of these sellers. */
const sell = (names: string) =>
  fund(
    Array.from(names).flatMap((accountCode) => [
      item(`item_${accountCode}`, 100, { accountCode }),
      item(`fee_${accountCode}`, 10, { accountCode, label: 'COMMISSION' }),
    ]),
  );

/** The contents of reports, and how long their URLs work. */
export const reportStories: readonly Story[] = [
  [
    'reports/lifecycle',
    'A report is SCHEDULED without url; once COMPLETED, its url returns a CSV file without an API key, for 7 days.',
    'EXT-REP-002 EXT-REP-004 EXT-REP-016 EXT-REP-019 D107 D217 D218',
    [
      seller,
      fund(1_234),
      reports(['seller-settlement'], { of: 'A' }),
      openReports,
      wait(6 * day),
      openReports,
      wait(2 * day),
      openReports,
    ],
    'v2',
  ],
  [
    'reports/types',
    'Each of the eight reports requires only its name; account limits it to one seller.',
    'EXT-REP-001 EXT-REP-010 EXT-REP-017 EXT-REP-018 D107 D217 D218',
    [
      sellers(2),
      ...['A', 'AB', 'BA', 'B'].map(sell),
      refund(undefined, {}, 0),
      reports(allReports),
      reports(allReports, { of: 'A' }),
    ],
    'v2',
  ],
  [
    'reports/contents',
    'The file of a report contains the days from (included) to (excluded), in UTC.',
    'EXT-REP-018 D107 D218',
    [
      sellers(1),
      ...[1, 2, 3, 4].flatMap(() => [tomorrow(), sell('A')]),
      reports(paymentReports, { days: [-2, 0] }),
      reports(paymentReports, { days: [undefined, -400] }),
    ],
    'v2',
  ],
  [
    'reports/revenue',
    "The file of marketplace-revenue contains exactly the payments whose labels move money to or from the merchant's accounts.",
    'EXT-REP-001 EXT-PS-043 D66 D218',
    [
      sellers(1),
      ...labels.map((label) => pay([item('item_1', 1_000, { accountCode: 'A', label })])),
      reports(['marketplace-revenue']),
    ],
    'v2',
  ],
  [
    'reports/payouts',
    'The file of payout-report contains a payout once its money has left the account; account limits it to one seller.',
    'EXT-REP-001 D107 D218',
    [
      verified(),
      verified(),
      fund([
        item('item_1', 1_000, { accountCode: 'A' }),
        item('item_2', 1_000, { accountCode: 'B' }),
      ]),
      tomorrow(),
      payout({ amount: 10 }),
      payout({ amount: 11 }, 'B'),
      payout({ amount: 20, processIn: day }),
      wait(),
      reports(['payout-report']),
      reports(['payout-report'], { of: 'A' }),
    ],
    'v2',
  ],
];
