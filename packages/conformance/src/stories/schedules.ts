import { transferCurrencyValues } from '@seller-funds/contract/vocabulary/shared';
import { item } from '../scenarios/fixtures/trees.js';
import {
  type Command,
  ifDecided,
  inTurn,
  refused,
  refusedFor,
  type Story,
  through,
} from './command.js';
import { pay, payout } from './commands.js';
import {
  acceptCurrencies,
  addAccount,
  close,
  kyc,
  require,
  seller,
  sellers,
  updateBank,
  verified,
} from './holder-commands.js';
import { bank, fund, settle, wait } from './operator-commands.js';
import { configure, daily, tomorrow, unconfigure } from './schedule-commands.js';

const hour = 3_600;
const toA = { accountCode: 'A' };
const toB = { accountCode: 'B' };
const inDollars = { given: { targetCurrency: 'USD' } };
/** Payouts in each currency, while the account accepts some; how it then takes others is a decision alone (D184). */
const payInEach = (currencies: readonly string[], accepts = true): Command =>
  inTurn(
    acceptCurrencies(currencies, accepts),
    ...transferCurrencyValues.map((targetCurrency) =>
      payout({ amount: 10, given: { targetCurrency } }),
    ),
    wait(),
  );
const begin = inTurn(tomorrow(), verified(), fund(1_000), configure('A'));

/** The rules of payout configurations and of scheduled payouts. */
export const scheduleStories: readonly Story[] = [
  [
    'payout-configuration/precedence',
    "The first of these applies to an account: its own configuration, the division's, the default, MANUAL; after its own is deleted, the next one does.",
    'EXT-PC-001 EXT-PC-013 EXT-PC-014 EXT-PC-015 EXT-PC-016 EXT-PC-017 EXT-PC-026 EXT-PC-027 EXT-PC-028 EXT-GEN-009 CORE-GEN-013 D104 D213 D214 D216',
    [
      sellers(2),
      unconfigure('A'),
      configure('DEFAULT', daily({ refundPeriod: 1, minimumAmount: 5 })),
      configure('DEFAULT', daily({ refundPeriod: 4 })),
      configure('A', { type: 'MANUAL' }),
      configure('DIVISION', daily({ refundPeriod: 2 })),
      configure('LIABLE', daily({ refundPeriod: 9 })),
      configure('DEFAULT', daily({ refundPeriod: 3 })),
      unconfigure('A'),
      unconfigure('A'),
      refused(configure('va_no_such_account')),
      refused(unconfigure('va_no_such_account')),
      close('B'),
      refused(configure('B')),
    ],
    'v2',
  ],
  [
    'payout-configuration/replace',
    'A PUT replaces the whole configuration of a level and returns it; deleting one without another leaves the default.',
    'EXT-PC-021 EXT-PC-022 EXT-PC-023 EXT-PC-004 EXT-PC-005 EXT-PC-007 EXT-PC-008 EXT-PC-010 CORE-ERR-001 D6 D104 D215 D216',
    [
      seller,
      configure('DEFAULT', daily({ refundPeriod: 4 })),
      ...['frequency', 'refundPeriod'].map((name) =>
        refusedFor(`${name} 422.900.002`, configure('A', daily({ [name]: undefined }))),
      ),
      ...[
        daily({ refundPeriod: 14, minimumAmount: 5_000 }),
        daily({ refundPeriod: 14, minimumAmount: 5_000, type: 'MANUAL' }),
        { type: 'MANUAL', minimumAmount: 500 } as const,
        daily({ refundPeriod: 7 }),
      ].flatMap((body) => [
        configure('A', body),
        configure('LIABLE', body),
        configure('DIVISION', body),
        configure('DEFAULT', body),
      ]),
      unconfigure('A'),
    ],
    'v2',
  ],
  [
    'payout-configuration/scheduled-payouts',
    'An account with a schedule is paid out once on each matching date if it has money, from the day on which the schedule is set; a MANUAL one never.',
    'EXT-PC-001 EXT-PC-003 EXT-PC-015 CORE-PO-001 D100 D101 D104 D212 D215',
    [
      tomorrow(),
      verified(),
      verified(),
      fund([item('item_1', 1_000, toA), item('item_2', 1_000, toB)]),
      configure('A'),
      tomorrow(),
      fund(250),
      tomorrow(),
      tomorrow(),
      fund(60),
      tomorrow(3),
      configure('B'),
      wait(6 * hour),
    ],
    'v2',
  ],
  [
    'payout-configuration/minimum',
    'A balance below minimumAmount is not paid out by schedule; one equal to it is.',
    'EXT-PC-010 EXT-PC-011 D101 D215',
    [
      tomorrow(),
      verified(),
      fund(999),
      configure('A', daily({ minimumAmount: 1_000 })),
      tomorrow(),
      fund(1),
      tomorrow(),
      fund(7),
      configure('A', daily({ minimumAmount: 5, type: 'MANUAL' })),
      payout({ amount: 2 }),
      tomorrow(),
      configure('A', daily({ minimumAmount: 5 })),
      tomorrow(),
      // What is held is a decision alone.
      ...[0, 1, 2].flatMap((refundPeriod) =>
        [100, 101, 200].map((minimumAmount) =>
          ifDecided(
            inTurn(fund(100), configure('A', daily({ refundPeriod, minimumAmount })), tomorrow()),
          ),
        ),
      ),
    ],
    'v2',
  ],
  [
    'payout-configuration/refund-period',
    'A scheduled payout contains a payment no earlier than refundPeriod days after its split was received, even if it was settled later.',
    'EXT-PC-007 EXT-PC-009 EXT-PO-046 D101 D260',
    [
      tomorrow(),
      verified(),
      configure('A', daily({ refundPeriod: 3 })),
      pay(1_000),
      // After midnight, before a daily report could show the first payment.
      wait(13 * hour),
      fund(50),
      settle(0),
      tomorrow(),
      tomorrow(),
      tomorrow(),
    ],
    'v2',
  ],
  [
    'payout-configuration/not-possible',
    'A scheduled payout that is not possible is not created until it is possible.',
    'CORE-PO-003 EXT-PC-001 D102',
    [begin, kyc('REJECTED'), tomorrow(), kyc('PASSED'), tomorrow()],
    'v2',
  ],
  [
    'payouts/denied-light-kyc',
    'A holder of the tier LIGHT_KYC can be paid out EUR 2,500.00 in total, from any of its accounts, on request or by schedule.',
    'EXT-AH-015 D47',
    [
      require({ tier: 'LIGHT_KYC' }),
      verified(),
      addAccount({}),
      fund([item('item_1', 300_000, toA), item('item_2', 100_000, { accountCode: 'A2' })]),
      configure('A2'),
      tomorrow(7),
      payout({ amount: 150_001 }),
      payout({ amount: 149_000 }),
      wait(),
      payout({ amount: 1_001 }),
      wait(),
      bank('FAILED', 0),
      payout({ amount: 101_000 }),
      wait(),
      bank('PROCESSED'),
      payout({ amount: 1 }),
      tomorrow(7),
    ],
  ],
  [
    'payouts/conversion',
    'A payout in another currency is denied unless the external account accepts the currency; the amount is taken in EUR.',
    'EXT-PO-011 EXT-PO-012 EXT-PO-013 EXT-PO-014 EXT-PO-015 EXT-XA-012 EXT-XA-013 D97 D184 D208',
    [
      verified(),
      fund(1_000),
      ifDecided(payout({ amount: 400, ...inDollars })),
      wait(),
      // An account accepts its own currency, which only version 1 can change.
      through('v1', updateBank({ currency: 'USD' })),
      // Version 2 leaves it, although its request says EUR.
      ifDecided(acceptCurrencies(['JPY'])),
      ifDecided(payout({ amount: 20 })),
      payout({ amount: 30, ...inDollars }),
      wait(),
      through('v1', updateBank({ currency: 'EUR' })),
      ...[false, true].flatMap((accepts) =>
        [['USD', 'GBP'], []].map((currencies) => ifDecided(payInEach(currencies, accepts))),
      ),
      payInEach(transferCurrencyValues),
    ],
    'v2',
  ],
];
