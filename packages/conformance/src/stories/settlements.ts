import { item } from '../scenarios/fixtures/trees.js';
import { type Command, ifDecided, inTurn, refused, type Story, through } from './command.js';
import { pay, payout, refund, transfer } from './commands.js';
import { seller, verified } from './holder-commands.js';
import {
  bank,
  chargeback,
  divisionBank,
  fund,
  settle,
  settleRefund,
  wait,
} from './operator-commands.js';
import { allReports, reports } from './report-commands.js';
import { configure, daily, tomorrow } from './schedule-commands.js';
import { eachLabel } from './splits.js';
import { subscribe } from './webhook-commands.js';

const back = (amount: number, given = {}) =>
  item('back_1', amount, { originalExtRef: 'item_1', ...given });
const toA = { accountCode: 'A' };
const toB = { accountCode: 'B' };
const settlements = 'EXT-PO-021 EXT-PO-043 EXT-PO-046 D103 D260';

/** A settled order of both sellers, with a commission and discounts. */
const order = (amount: number): Command =>
  fund([
    item('item_1', 100 * amount, toA),
    item('fee_1', 12 * amount, { ...toA, label: 'COMMISSION' }),
    item('discount_1', 3 * amount, { ...toA, label: 'DISCOUNT' }),
    item('item_2', 80, toB),
    item('discount_2', 7, { ...toB, label: 'PLATFORM_DISCOUNT' }),
  ]);

const begin = inTurn(tomorrow(), verified(), fund(1_000), configure('A'));

/** The amounts of scheduled payouts, and what they consist of. */
export const settlementStories: readonly Story[] = [
  [
    'payout-configuration/balance-less-held',
    'A scheduled payout is the payout balance, less what settled payments of the refund period brought and was not refunded; its settlements add up to it.',
    'D55 D101 D103 D210 D260',
    // What is held is a decision alone.
    [
      tomorrow(),
      verified(),
      verified(),
      configure('A', daily({ refundPeriod: 2 })),
      configure('B', daily({ minimumAmount: 40 })),
      fund([item('item_1', 1_000, toA), item('item_2', 30, toB)]),
      transfer('A', 'B', 10),
      tomorrow(),
      fund([item('item_1', 600, toA)]),
      refund([back(300)]),
      refund([back(100)], {}, 0),
      payout({ amount: 20 }),
      wait(),
      tomorrow(),
      bank('FAILED', 0),
      transfer('A', 'LIABLE', 7, { type: 'CHARGEBACK', description: 'Order 1' }),
      // Refunded before it is settled, and of more than is held.
      pay([item('item_1', 500, toA)]),
      refund([back(80)]),
      tomorrow(),
      settle(),
      refund([
        back(420, { label: 'PRODUCT_ITEM' }),
        back(5_000, { extRef: 'fee_1', label: 'REFUND_FEE' }),
      ]),
      tomorrow(),
      transfer('LIABLE', 'A', 1),
      fund([item('item_1', 9_000, toA)]),
      configure('A', daily({ refundPeriod: 9 })),
      tomorrow(),
      configure('A'),
      tomorrow(),
      bank('FAILED'),
      transfer('LIABLE', 'A', 1),
      tomorrow(),
    ].map((each) => ifDecided(each)),
    'v2',
  ],
  [
    'payouts/settlements',
    'The settlements of a scheduled payout list its payments and refunds, with a breakdown by label that adds up to its amount; refunds are included before they are settled.',
    `EXT-PO-020 EXT-PO-022 EXT-PO-023 EXT-PO-044 EXT-PO-045 EXT-PO-047 EXT-LIM-010 D66 D67 D210 ${settlements}`,
    [
      inTurn(
        tomorrow(),
        verified(),
        configure('A'),
        fund([item('item_1', 1_000, toA), ...eachLabel(toA)]),
        fund([item('item_1', 2_000, toA), ...eachLabel(toA)]),
      ),
      refund(
        [
          back(20),
          back(50, { extRef: 'fee_1', label: 'REFUND_FEE' }),
          back(7, { extRef: 'vat_1', label: 'REFUND_VAT' }),
        ],
        { description: 'Sent back' },
      ),
      refund(undefined, {}, 0),
      tomorrow(),
      settleRefund(),
      settleRefund(0),
    ],
    'v2',
  ],
  [
    'payouts/settlements-of-returned',
    'A payment is listed by one payout: one that a payout paid that failed or was returned moves to the next. A requested payout lists none.',
    `${settlements} D211`,
    [
      begin,
      tomorrow(7),
      bank('FAILED'),
      fund(70),
      tomorrow(7),
      bank('PROCESSED'),
      bank('RETURNED'),
      fund(8),
      tomorrow(7),
      fund(9),
      payout({ amount: 9 }),
      wait(),
    ],
    'v2',
  ],
  [
    'payouts/settlements-of-denied',
    'A scheduled payout that is denied because another one took the money has no settlements; a later one pays its items.',
    'D93 D100 D101 D103 D260',
    [
      begin,
      payout({ amount: 1_000, processIn: 'run' }),
      tomorrow(7),
      fund(70),
      tomorrow(7),
      bank('FAILED', 0),
      tomorrow(7),
    ],
    'v2',
  ],
  [
    'payouts/of-division',
    'Money of the division is paid out to its own bank account; without one, a payout is refused, and a schedule tries nothing and sends nothing.',
    'D87 D102 D154 D190 D213',
    [
      subscribe('WEBHOOK_PAYOUT_UPDATE'),
      tomorrow(),
      seller,
      fund([item('item_1', 900), item('item_2', 70, { ...toA, label: 'COMMISSION' })]),
      refused(payout({ amount: 1 }, 'LIABLE')),
      configure('DEFAULT'),
      tomorrow(7),
      divisionBank('NL45SNDB0000000001'),
      transfer('LIABLE', 'FEE', 50),
      payout({ amount: 100 }, 'LIABLE'),
      through('v1', payout({ amount: 20 }, 'LIABLE')),
      refused(payout({ amount: 1, bankOf: 'LIABLE' })),
      wait(),
      tomorrow(7),
      bank('FAILED'),
      divisionBank(''),
      tomorrow(7),
      refused(payout({ amount: 1 }, 'FEE')),
    ],
    'v2',
  ],
  [
    'payouts/month-of-trade',
    'In a month of payments, refunds, discounts, transfers, chargebacks and payouts, all that is shown adds up.',
    'D55 D66 D67 D76 D101 D103 D210 D218 D260',
    [
      tomorrow(),
      verified(),
      verified(),
      divisionBank('NL45SNDB0000000001'),
      configure('DEFAULT', daily({ frequency: '0 0 6 ? * MON,THU', refundPeriod: 3 })),
      configure('B', daily({ minimumAmount: 700 })),
      configure('LIABLE', daily({ frequency: '0 0 6 L * ?', refundPeriod: 1 })),
      ...[1, 2, 3, 4].flatMap((week) => [
        order(week),
        refund([back(10 * week)]),
        tomorrow(),
        through('v1', order(week + 4)),
        settleRefund(),
        ...(week === 2
          ? [chargeback(0, 150), transfer('A', 'LIABLE', 150, { type: 'CHARGEBACK' })]
          : []),
        tomorrow(7),
        payout({ amount: 11 * week }, week % 2 ? 'A' : 'B'),
        transfer('LIABLE', 'B', week),
        order(week + 8),
        through('v1', refund(undefined, {}, -2)),
        tomorrow(),
        settleRefund(),
        bank(week === 3 ? 'FAILED' : 'PROCESSED'),
        ...(week === 1 ? [bank('RETURNED')] : []),
        tomorrow(),
        ...(week === 4 ? [payout({ amount: 5 }, 'LIABLE')] : []),
        ...[0, 0, 0].map(() => tomorrow()),
      ]),
      tomorrow(),
      tomorrow(),
      tomorrow(),
      reports(allReports),
      reports(allReports, { of: 'A' }),
    ],
    'v2',
  ],
];
