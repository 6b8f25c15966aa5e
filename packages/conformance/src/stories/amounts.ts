import { item } from '../scenarios/fixtures/trees.js';
import { inTurn, refused, type Story } from './command.js';
import { pay, payout, refund, transfer } from './commands.js';
import { sellers, verified } from './holder-commands.js';
import { fund, settle, wait } from './operator-commands.js';
import { paymentReports, reports } from './report-commands.js';
import { configure, tomorrow } from './schedule-commands.js';

/** Amounts at which number types overflow: above 32 bits, and the largest allowed (D123). */
const amounts = [2 ** 32 + 1, Number.MAX_SAFE_INTEGER];
/** Two currencies, and the sellers between whom the amount is transferred. */
const currencies = [
  ['EUR', 'USD', 'A', 'B'],
  ['USD', 'EUR', 'C', 'D'],
] as const;

function paymentStory(amount: number): Story {
  return [
    `amounts/${amount}-payments`,
    `${amount} is exact in payments, refunds, transfers, transactions and balances, per currency; a balance above 2^53 - 1 is rejected.`,
    'CORE-GEN-018 CORE-BAL-001 CORE-BAL-002 CORE-AH-015 EXT-BAL-002 EXT-BAL-003 EXT-PS-019 EXT-RS-004 EXT-BT-004 EXT-TX-004 D50 D55 D56 D57 D123 D194',
    [
      sellers(5),
      ...currencies.flatMap(([currency, second, accountCode, to]) => [
        inTurn(
          pay([item('item_1', 7, { accountCode })], { currency: second }),
          pay([item('item_1', amount, { accountCode })], { currency }),
        ),
        settle(),
        transfer(accountCode, to, amount, { currency }),
        refund(),
        refund(undefined, {}, -2),
      ]),
      pay([item('fee_1', amount, { label: 'COMMISSION' })]),
      pay([item('item_1', Number.MAX_SAFE_INTEGER, { accountCode: 'E' })]),
      refused(pay([item('item_1', 1, { accountCode: 'E' })])),
    ],
    'v2',
  ];
}

/** A payout by request, and one by schedule. */
function payoutStory(amount: number): Story {
  return [
    `amounts/${amount}-payouts`,
    `${amount} is exact in payouts, the payout overview, settlements and report files.`,
    'CORE-GEN-018 CORE-PO-013 EXT-PO-003 EXT-PO-017 EXT-PO-018 EXT-PO-021 EXT-PO-022 D67 D107 D123 D209',
    [
      tomorrow(),
      verified(),
      verified(),
      fund(amount),
      payout({ amount }),
      wait(),
      fund([item('item_1', amount, { accountCode: 'B' })]),
      configure('B'),
      tomorrow(7),
      reports([...paymentReports, 'payout-report'], { of: 'B' }),
    ],
    'v2',
  ];
}

/** Each of these amounts in every place that shows or adds money. */
export const amountStories: readonly Story[] = amounts.flatMap((amount) => [
  paymentStory(amount),
  payoutStory(amount),
]);
