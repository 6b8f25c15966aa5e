import * as fc from 'fast-check';
import { balancesOf, currenciesOf } from '../model/balances.js';
import { type WebhookType, webhookTypeValues } from '@seller-funds/contract/vocabulary/shared';
import type { Merchant, Payment, Payout } from '../model/merchant.js';
import { leftOfPayment } from '../model/refunds.js';
import {
  accountOf,
  type Command,
  command,
  ifDecided,
  ifPossible,
  inTurn,
  mostTelling,
  other,
  pick,
} from './command.js';
import { cancel, pay, payout, refund, remove, repeat, transfer } from './commands.js';
import { close, require, suspend } from './holder-commands.js';
import * as operator from './operator-commands.js';
import { changedSeller, endedCheck, newSeller } from './random-sellers.js';
import { anyAccount, anyShares, anyText, anyTree, sharesOf } from './random-trees.js';
import { varied } from './random-values.js';
import { list } from './lists.js';
import { allReports, reports } from './report-commands.js';
import { changeOfClock, configure, daily, tomorrow, unconfigure } from './schedule-commands.js';
import { activate } from './webhook-commands.js';

/** Of what is there, in percent: sometimes too much. */
const percent = fc.integer({ min: 1, max: 105 });
/** Those with a bank account. */
const payer = fc.constantFrom('A', 'A', 'B');
const twoAccounts = fc.tuple(anyAccount, anyAccount);
const fewestKinds = 4;
/** Of how many commands the most telling one is sent. */
const alternatives = 12;
const anHour = 3_600;
const aDay = 24 * anHour;

/** A payment of any tree, also in another currency or without references of the processor. */
export const anyPayment = varied(
  fc
    .tuple(
      anyTree,
      fc.record(
        {
          currency: fc.constantFrom('USD', 'GBP'),
          pspExtRef: fc.constant('psp_1'),
          description: anyText,
        },
        { requiredKeys: [] },
      ),
    )
    .chain(([tree, given]) =>
      fc.constantFrom(pay(tree), pay(tree), pay(tree, given), operator.fund(tree)),
    ),
);

const isPending = ({ transaction }: Pick<Payment, 'transaction'>): boolean =>
  transaction.status === 'PENDING_SETTLEMENT';
const canBeRefunded = (payment: Payment, merchant: Merchant): boolean =>
  payment.transaction.status !== 'CANCELLED' && leftOfPayment(merchant, payment).left > 0;
const canBeCancelled = (payment: Payment, { refunds }: Merchant): boolean =>
  isPending(payment) && refunds.every((each) => each.payment !== payment);

const ofPayment = among(({ payments }) => payments);
const ofRefund = among(({ refunds }) => refunds);
const ofPayout = among(({ payouts }) => payouts);

/** References of the processor that several refunds may have. */
const sharedReference = fc.constantFrom({}, { pspMutationExtRef: 'refund_1' });

const partialRefund = varied(
  fc.tuple(anyShares, sharedReference).chain(([shares, given]) =>
    ofPayment('refund a part', canBeRefunded, (of) =>
      computed('refund a part', ({ merchant }) => {
        const paid = merchant.payments[of];
        if (!paid) return undefined;
        const back = sharesOf(paid.items, shares, leftOfPayment(merchant, paid).leftOf);
        return back.length > 0 ? refund(back, given, of) : undefined;
      }),
    ),
  ),
);

const partialTransfer = varied(
  fc.tuple(twoAccounts, percent, fc.boolean()).map(([[from, to], part, isForeign]) =>
    computed(`transfer ${part} % from ${from} to ${to}`, (story) => {
      const account = accountOf(story, from);
      const all = currenciesOf(story.merchant, account);
      const currency = all[isForeign ? all.length - 1 : 0];
      const { payout: available } = balancesOf(story.merchant, account, currency);
      return transfer(from, to, partOf(available, part), isForeign ? { currency } : {});
    }),
  ),
);

/** Requests a part of a seller's payout balance, or all of it: of now, or in version 1 of another moment. */
const anyPayout = (processIn: fc.Arbitrary<number | undefined>): fc.Arbitrary<Command> =>
  varied(
    fc
      .tuple(
        fc.option(percent, { nil: undefined }),
        fc.oneof({ weight: 6, arbitrary: payer }, { weight: 1, arbitrary: fc.constant('B2') }),
        fc.option(fc.constantFrom(-aDay, -600, 0, 600), { nil: undefined }),
        processIn,
        fc.option(fc.constantFrom('USD', 'GBP'), { freq: 6, nil: undefined }),
      )
      .map(([part, of, balanceIn, later, targetCurrency]) =>
        computed(`request ${part ?? 'all'} % of ${of}`, (story) => {
          const { payout: available } = balancesOf(story.merchant, accountOf(story, of));
          const isOfV2 = story.version === 'v2' && targetCurrency !== undefined;
          return payout(
            {
              ...(part === undefined ? {} : { amount: partOf(available, part) }),
              ...(balanceIn === undefined || part !== undefined ? {} : { balanceIn }),
              ...(later === undefined ? {} : { processIn: later }),
              ...(isOfV2 ? { given: { targetCurrency } } : {}),
            },
            of,
          );
        }),
      ),
  );

/** A payout that is due at once is processed before anything else happens. */
const payoutAtOnce = anyPayout(fc.constant(undefined)).map((each) =>
  inTurn(each, operator.wait(660)),
);

/** The bank ends an accepted payout, or returns a processed one. */
const ofBank = fc.constantFrom('PROCESSED' as const, 'FAILED' as const).chain((outcome) =>
  ofPayout(
    `the bank says ${outcome}, or RETURNED`,
    ({ state }) => state === 'ACCEPTED' || state === 'PROCESSED',
    (of) =>
      computed('the bank reports it', ({ merchant }) =>
        operator.bank(merchant.payouts[of]?.state === 'PROCESSED' ? 'RETURNED' : outcome, of),
      ),
  ),
);

const isWaiting = ({ state }: Payout): boolean => state === 'WAITING';
/** The processor reports a payment: with its amount or another one, of this or of one that is not known yet. */
const reported = fc
  .tuple(fc.constantFrom(-1, 0, 'next' as const, 'unknown' as const), fc.boolean())
  .map(([of, isRight]) =>
    computed(`the processor reports ${of}`, ({ merchant }) => {
      const found = typeof of === 'number' ? pick(merchant.payments, of) : undefined;
      return operator.report(isRight ? (found?.sent.totalAmount ?? 40) : 41, of);
    }),
  );

const reportedRefund = fc
  .constantFrom(0, 0, 1)
  .chain((more) => ofRefund('report it', isPending, (of) => operator.reportRefund(of, more)));

/** Times of the day (UTC), also those that are another day elsewhere; at none of them payouts are made. */
export const hours = [1, 3, 9, 16, 23];

/** A schedule of an account or of several, which may say that there is none. */
const schedule = varied(
  fc
    .tuple(
      fc.constantFrom('A', 'A', 'B', 'B2', 'LIABLE', 'DIVISION', 'DEFAULT'),
      fc.record(
        {
          frequency: fc.constantFrom(
            ...['* * ?', 'L * ?', '? * MON-FRI', '1-15 * ?', '* NOV-FEB ?'].map(
              (days) => `0 0 6 ${days}`,
            ),
          ),
          refundPeriod: fc.nat(2),
          minimumAmount: fc.constantFrom(1, 300),
        },
        { requiredKeys: [] },
      ),
      fc.constantFrom('SCHEDULED', 'SCHEDULED', 'MANUAL'),
    )
    .map(([level, given, type]) =>
      configure(level, type === 'MANUAL' ? { type: 'MANUAL' } : daily(given)),
    ),
);

/** Payments that wait that long may be settled at any moment: none does. */
const settledThen = (each: Command): Command => inTurn(operator.settleEverything, each);

/** One or two reports of all sellers or of one, except the one of what processors reported again or wrongly. */
const anyReports = fc
  .tuple(
    fc.subarray(
      allReports.filter((each) => each !== 'marketplace-incoming-settlement'),
      { minLength: 1, maxLength: 2 },
    ),
    fc.constantFrom(undefined, 'A', 'B', 'C'),
    fc.constantFrom([], [0], [-2, 0], [-31]),
  )
  .map(([names, of, days]) => {
    const each = reports(names, { of, days });
    return computed(each.text, ({ merchant }) =>
      of === 'C' && merchant.sellers.length < 3 ? undefined : each,
    );
  });

/** Filters and orders of a list with at least two elements, of those whose elements show when they were created. */
const anyList = fc
  .constantFrom(...(['transactions', 'transfers'] as const))
  .map((name) =>
    computed(`list the ${name}`, ({ merchant }) =>
      merchant[name].length < 2 ? undefined : list(name),
    ),
  );

/** The next day on which the clock of the division changes, if it ever does, after payouts are made: at 6:30 or 8:30. */
const dayOfChange = computed('wait until the clock changes', ({ merchant: { timeZone } }) =>
  /^(?:UTC|Asia\/Tokyo)$/.test(timeZone) ? undefined : settledThen(changeOfClock(450)),
);

const west = 'America/Los_Angeles';
/** At noon (UTC) it is before the hour of payouts in Los Angeles: the day that had them comes again, with new money. */
const movedDay = inTurn(
  configure('A'),
  settledThen(tomorrow()),
  computed('move', ({ merchant: { timeZone } }) =>
    require({ timeZone: timeZone === west ? 'Asia/Tokyo' : west }),
  ),
  operator.fund(500),
  operator.wait(3 * anHour + 600),
);

const scheduledDay = fc
  .array(schedule, { maxLength: 4, size: 'max' })
  .map((schedules) => inTurn(...schedules, settledThen(tomorrow())));

const webhookType = fc.constantFrom(...webhookTypeValues);
const activated = (type: WebhookType, isActive: boolean): Command =>
  computed(`${isActive ? 'activate' : 'deactivate'} ${type}, if it is configured`, ({ merchant }) =>
    merchant.webhooks[type] === undefined ? undefined : activate(type, isActive),
  );

const weighted: readonly (readonly [weight: number, fc.Arbitrary<Command>])[] = [
  [8, anyPayment],
  [8, partialRefund],
  [3, ofPayment('refund it', canBeRefunded, (of) => refund(undefined, {}, of))],
  [3, ofPayment('settle it', isPending, operator.settle)],
  [1, ofRefund('settle it', isPending, operator.settleRefund)],
  [2, ofPayment('cancel it', canBeCancelled, cancel)],
  // Whatever their state is: what it excludes is refused.
  [1, ofPayment('cancel any', () => true, cancel)],
  [
    1,
    ofPayment(
      'refund any',
      () => true,
      (of) => refund(undefined, {}, of),
    ),
  ],
  [2, ofPayout('delete any', () => true, remove)],
  [2, varied(fc.constant(repeat()))],
  [3, partialTransfer],
  [3, payoutAtOnce],
  [3, anyPayout(fc.constantFrom(50 * 60, 23 * anHour, 9 * aDay + anHour))],
  [1, ofPayout('delete it', isWaiting, remove)],
  [2, ofBank],
  [2, fc.constant(operator.wait(anHour + 60))],
  [
    1,
    fc
      .constantFrom(...hours, 2 * 24, 31 * 24)
      .map((each) => settledThen(operator.wait(each * anHour + 600))),
  ],
  [1, fc.constant(dayOfChange)],
  [
    1,
    fc.constantFrom(undefined, 1, 30).chain((amount) =>
      ofPayment(
        'charge it back',
        () => true,
        (of) => operator.chargeback(of, amount),
      ),
    ),
  ],
  [3, reported],
  [2, reportedRefund],
  [2, endedCheck],
  [6, changedSeller],
  [1, newSeller],
  [1, anyReports],
  [1, anyList],
  [1, fc.constantFrom(suspend('B'), close('C'), operator.addendum(false))],
  [1, fc.constantFrom('NL45SNDB0000000001', 'NL20INGB0001234567', '').map(operator.divisionBank)],
  [1, fc.tuple(webhookType, fc.boolean()).map(([type, isActive]) => activated(type, isActive))],
  [1, schedule],
  [1, fc.constantFrom('A', 'B', 'LIABLE').map(unconfigure)],
  [4, scheduledDay],
  [2, fc.constant(ifDecided(movedDay))],
];

const commandsOf = (kinds: typeof weighted): fc.Arbitrary<Command> =>
  fc
    .tuple(fc.boolean(), fc.oneof(...kinds.map(([weight, arbitrary]) => ({ weight, arbitrary }))))
    .map(([isOther, each]) => ifPossible(isOther ? other(each) : each));

/** Up to this many commands: of all kinds, or of a few kinds only, which meet more often then. */
export const anyCommands = (maxLength: number): fc.Arbitrary<Command[]> =>
  fc
    .oneof(
      fc.constant(weighted),
      fc.subarray([...weighted], { minLength: fewestKinds, maxLength: 2 * fewestKinds }),
    )
    .chain((kinds) => {
      const one = commandsOf(kinds);
      const step = fc
        .tuple(one, ...Array.from({ length: alternatives - 1 }, () => one))
        .map(mostTelling);
      return fc.array(step, { minLength: 1, maxLength, size: 'max' });
    });

/** Commands for one of the objects that they fit, or for any if they fit none. */
function among<T>(listOf: (merchant: Merchant) => readonly T[]) {
  return (
    text: string,
    fits: (each: T, merchant: Merchant) => boolean,
    build: (of: number) => Command,
  ): fc.Arbitrary<Command> =>
    fc.constantFrom(-1, -1, -1, 0, 1, 2).map((index) =>
      computed(`${text} (${index})`, ({ merchant }) => {
        const all = listOf(merchant);
        const fitting = all.filter((each) => fits(each, merchant));
        const chosen = pick(fitting.length > 0 ? fitting : all, index);
        return chosen === undefined ? undefined : build(all.indexOf(chosen));
      }),
    );
}

/** A command that depends on what happened so far. */
function computed(
  text: string,
  build: (story: Parameters<Command['run']>[0]) => Command | undefined,
): Command {
  return command(text, async (story) => build(story)?.run(story));
}

function partOf(whole: number, part: number): number {
  return Math.max(1, Math.ceil((whole * part) / 100));
}
