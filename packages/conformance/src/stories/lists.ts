import type { ListName } from '../scenarios/lists/listings.js';
import { completeOrganization } from '../scenarios/fixtures/legal-entities.js';
import { item } from '../scenarios/fixtures/trees.js';
import { type Command, command, inTurn, other, type Story, through } from './command.js';
import { cancel, pay, payout, refund, remove, transfer } from './commands.js';
import {
  add,
  addAccount,
  addBank,
  holder,
  seller,
  sellers,
  update,
  verified,
} from './holder-commands.js';
import { bank, chargeback, fund, report, settleEverything, wait } from './operator-commands.js';
import { tomorrow } from './schedule-commands.js';

const anHour = 3_600;
const aDay = 24 * anHour;
/** Their order as texts would be another one. */
const amounts = [20, 9, 20, 100];
/** Two are the same time, in different time zones. */
const processed = [
  '2026-03-10T12:00:00+02:00',
  '2026-03-09T10:00:00Z',
  '2026-03-10T10:00:00Z',
  '2026-03-11T10:00:00Z',
];
/** Not in the order of creation; some differ only in a wildcard character. */
const references = ['order_c', 'orderxa', 'order_d', 'orderxb'];

/** Tries every filter and every sort order of lists. */
export function list(name: ListName): Command {
  const run: Command['run'] = (story) =>
    story.inspect((target) => target.expectLists(name, story.merchant, story.version));
  return command(`filter and sort the ${name}`, run, 'newTenant');
}

/** Payments with equal and different times, amounts and references. */
const payments = amounts.flatMap((amount, index) => [
  pay(amount, { extRef: references[index], extProcessedAt: processed[index] }),
  wait(anHour),
]);

const later = { processIn: 9 * aDay };
const inMay = { amount: 20, processIn: 'run', given: { description: 'May' } } as const;

/** Payouts of two sellers and several statuses, with equal and different values in every field. */
const payouts = [
  // The bank pays it: its status is between those that FAILED stands for.
  inTurn(payout({ amount: 100 }, 'B'), wait(2 * aDay)),
  payout({ amount: 1_000 }),
  payout(inMay),
  payout({ amount: 30, ...later }),
  // Only version 2 converts payouts and renames holders.
  through(
    'v2',
    payout({ amount: 10, ...later, given: { description: 'April', targetCurrency: 'USD' } }, 'B'),
  ),
  payout(inMay),
  other(payout({ processIn: 'run', balanceIn: -anHour }, 'B')),
].flatMap((each) => [each, wait(anHour)]);

/** Every filter and order of every list. Those with money begin at noon: at midnight, payments may be settled. */
export const listStories = {
  payments: [
    'lists/payments',
    'The lists of payments return the right elements for each filter, in each sort order.',
    'CORE-GEN-021 CORE-GEN-022 CORE-GEN-023 CORE-GEN-024 CORE-PS-077 CORE-PS-078 CORE-PS-080 CORE-PS-081 EXT-PS-026 EXT-PS-028 EXT-PS-029 EXT-PS-030 EXT-PS-031 EXT-PS-032 EXT-PS-034 D20 D23 D24 D202',
    [tomorrow(), inTurn(seller, ...payments), list('payments')],
  ],
  refunds: [
    'lists/refunds',
    'The lists of refunds return the right elements for each filter, in each sort order.',
    'CORE-RS-040 CORE-RS-042 CORE-RS-043 EXT-RS-008 D23 D24 D202',
    [
      tomorrow(),
      inTurn(
        seller,
        fund(200),
        fund(200),
        ...amounts.flatMap((amount, index) => [
          wait(anHour),
          refund(
            [item(`refund_${index}`, amount, { originalExtRef: 'item_1' })],
            { extProcessedAt: processed[index] },
            index % 2,
          ),
        ]),
      ),
      list('refunds'),
    ],
  ],
  transactions: [
    'lists/transactions',
    'The list of transactions of every type and status returns the right elements for each filter, in each sort order.',
    'EXT-TX-007 EXT-TX-009 EXT-TX-011 EXT-TX-012 EXT-TX-013 EXT-TX-014 EXT-TX-015 EXT-TX-016 EXT-TX-017 EXT-TX-018 D22 D23 D24 D82 D84 D194',
    [
      tomorrow(),
      inTurn(
        seller,
        ...payments,
        cancel(1),
        settleEverything,
        ...[refund(undefined, {}, 3), report(40, 'next')].flatMap((each) => [wait(anHour), each]),
        wait(anHour),
        chargeback(0),
      ),
      list('transactions'),
    ],
    'v2',
  ],
  payouts: [
    'lists/payouts',
    'The lists of payouts return the right elements for each filter, in each sort order.',
    'CORE-PO-044 CORE-PO-045 CORE-PO-047 CORE-PO-048 CORE-PO-050 CORE-PO-051 EXT-PO-032 EXT-PO-033 EXT-PO-034 EXT-PO-035 EXT-PO-036 EXT-PO-037 EXT-PO-038 EXT-PO-039 EXT-PO-050 EXT-PO-051 EXT-PO-052 EXT-PO-053 EXT-PO-054 D22 D23 D24 D157 D209 D211 D212',
    [
      tomorrow(),
      inTurn(
        verified(),
        verified(),
        fund(900),
        fund([item('item_1', 900, { accountCode: 'B' })]),
        ...[String.raw`100%_É\b's`, '100xyé?*b.s'].map((displayName, index) =>
          through('v2', update(undefined, { given: { displayName }, of: 'AB'[index] ?? '' })),
        ),
        ...payouts,
        remove(3),
        inTurn(payout({ amount: 7 }, 'B'), wait(), bank('PROCESSED'), bank('RETURNED')),
      ),
      list('payouts'),
    ],
  ],
  transfers: [
    'lists/transfers',
    'The list of transfers returns the right elements for each filter, in each sort order.',
    'EXT-BT-018 EXT-BT-019 EXT-BT-020 EXT-BT-021 EXT-BT-022 EXT-BT-023 D23 D192',
    [
      inTurn(sellers(2), fund(200), ...amounts.map((amount) => transfer('A', 'B', amount))),
      list('transfers'),
    ],
    'v2',
  ],
  holders: [
    'lists/account-holders',
    'The lists of holders, of their accounts and of their owners return the right elements, in each sort order.',
    'CORE-AH-052 CORE-AH-056 CORE-AH-057 EXT-AH-026 EXT-AH-027 D23',
    [
      inTurn(
        sellers(2),
        holder({ ...completeOrganization(), ultimateBeneficialOwners: [] }),
        ...['name b', 'name c', 'name a'].flatMap((displayName) => [
          addAccount({ displayName }),
          addBank({ displayName }),
          add('createBeneficialOwner', { type: 'CEO', lastName: displayName }, 'C'),
        ]),
      ),
      list('holders'),
    ],
  ],
} as const satisfies Readonly<Record<ListName, Story>>;
