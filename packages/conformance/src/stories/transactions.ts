import { item } from '../scenarios/fixtures/trees.js';
import { type Command, ifDecided, other, refused, type Story } from './command.js';
import { cancel, pay, refund } from './commands.js';
import { seller, sellers } from './holder-commands.js';
import {
  chargeback,
  fund,
  report,
  reportRefund,
  settle,
  settleRefund,
} from './operator-commands.js';

const toA = { accountCode: 'A' };
const toB = { accountCode: 'B' };

const back = (amount: number, given: object = {}): Command =>
  refund([item('back_1', amount, { originalExtRef: 'item_1' })], given, 0);

/** The rules of balances and of transactions. */
export const transactionStories: readonly Story[] = [
  [
    'balances/movements',
    'confirmed is what is reconciled, pending what is not; the payout balance is confirmed, less pending if that is negative.',
    'CORE-VA-001 CORE-VA-009 CORE-BAL-001 CORE-BAL-002 CORE-BAL-003 CORE-BAL-005 CORE-BAL-006 EXT-BAL-001 EXT-BAL-003 EXT-BAL-009 EXT-BAL-011 EXT-BAL-012 D55 D56 D70',
    [
      seller,
      fund(1_000),
      pay(300),
      refund([item('back_1', 500, { originalExtRef: 'item_1' })], {}, 0),
      settleRefund(),
      settle(),
    ],
  ],
  [
    'balances/currencies',
    "An account has a balance per currency: version 2 lists them all, version 1 shows the one in the division's currency.",
    'CORE-BAL-003 EXT-BAL-003 EXT-PS-020 EXT-PS-022 D50 D57 D58 D191',
    [
      seller,
      fund(700),
      pay(5_000, { currency: 'JPY' }),
      pay(30, { currency: 'USD' }),
      settle(),
      refund(),
      refund(undefined, {}, 1),
    ],
  ],
  [
    'balances/divisions',
    'A division shows one LIABLE and one FEE account, with balances as strings in minor units.',
    'CORE-VA-008 EXT-BAL-005 EXT-BAL-006 EXT-BAL-013 EXT-BAL-015 EXT-PS-040 D51 D54 D56 D190',
    [
      seller,
      pay([item('item_1', 900), item('item_2', 40, { label: 'COMMISSION', accountCode: 'FEE' })]),
      settle(),
      refund([item('back_1', 100, { originalExtRef: 'item_1' })]),
      pay([item('item_1', 5)], { currency: 'AUD' }),
    ],
  ],
  [
    'transactions/payment-and-refund',
    'A payment and its refund are transactions, PENDING_SETTLEMENT at first and RECONCILED once reported.',
    'EXT-TX-001 EXT-TX-002 EXT-TX-004 EXT-TX-005 EXT-TX-018 EXT-RS-005 D82 D84 D194',
    [
      sellers(2),
      pay([
        item('shoes', 1_000, toA),
        item('fee_1', 100, { ...toA, label: 'COMMISSION' }),
        item('socks', 50, toB),
      ]),
      refund([item('back_1', 50, { originalExtRef: 'socks' })]),
      settleRefund(),
      settle(),
      pay(10),
      cancel(),
    ],
  ],
  [
    'transactions/reported-first',
    'A payment that the processor reports before its split is PENDING_SPLIT; its split is then reconciled immediately, if the amount is right.',
    'CORE-PS-025 EXT-TX-002 EXT-TX-007 D81 D82 D83 D194 D203',
    [
      seller,
      report(800, 'next'),
      pay(800),
      report(800),
      report(801, 'next'),
      pay(800),
      report(800),
      other(pay(800)),
    ],
  ],
  [
    'transactions/unusual-reports',
    'A payment that is reported twice is booked once, a cancelled one stays CANCELLED with a message, and one with another amount stays pending.',
    'EXT-TX-002 EXT-TX-007 D71 D81 D82 D83',
    [
      seller,
      pay(800),
      report(801),
      cancel(),
      report(800),
      pay(800),
      report(801),
      report(800),
      report(800),
      report(801),
      refund(),
      // Reports are in EUR.
      pay(800, { currency: 'USD' }),
      report(800),
      report(800, 'next'),
      pay(800, { currency: 'USD' }),
    ],
  ],
  [
    'transactions/reported-by-reference',
    'A reported payment is matched by extRef, or else by pspExtRef: the oldest that is pending.',
    'CORE-PS-025 CORE-PS-031 EXT-TX-007 D81 D83',
    [
      seller,
      pay(800, { pspExtRef: 'psp-1' }),
      pay(800, { pspExtRef: 'psp-1' }),
      pay(800, { pspExtRef: 'psp-1' }),
      report(800, 1, 'psp-1'),
      report(800, 'unknown', 'psp-1'),
      report(800, 'unknown', 'psp-2'),
      pay(800, { pspExtRef: 'psp-2' }),
      report(800, 'unknown', 'psp-3'),
    ],
  ],
  [
    'transactions/reported-refunds',
    'A reported refund is matched by pspMutationExtRef, whichever of several of its payment it is, and booked once; before its split it waits for it.',
    'EXT-RS-005 EXT-TX-002 D81 D82 D83',
    [
      seller,
      fund(1_000),
      ...[100, 200, 300].map((amount) => back(amount)),
      reportRefund(1),
      ...[
        ...[1, 0, 1].map((more) => reportRefund(-1, more)),
        reportRefund('first'),
        reportRefund('second', 1),
        back(30),
        ...['second', 'first'].map((pspMutationExtRef) => back(40, { pspMutationExtRef })),
      ].map((each) => ifDecided(each)),
      reportRefund(0),
    ],
  ],
  [
    'transactions/chargeback',
    'A chargeback is a separate transaction, debited from LIABLE and not from sellers; what was charged back cannot be refunded.',
    'EXT-TX-001 EXT-TX-016 D76 D77 D79 D194',
    [
      seller,
      fund(800),
      pay(30),
      chargeback(0, 300),
      refused(refund(undefined, {}, 0)),
      refused(back(501)),
      back(400),
      refund([item('back_1', 10, { originalExtRef: 'item_1' })]),
      chargeback(0, 100),
      refused(back(1)),
      chargeback(),
      refused(refund()),
    ],
  ],
];
