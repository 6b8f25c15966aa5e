import * as fc from 'fast-check';
import { balancesOf } from '../model/balances.js';
import type { Merchant, Payment, Payout, WebhookType } from '../model/merchant.js';
import { outcomes } from '../model/kyc.js';
import { leftOfPayment } from '../model/refunds.js';
import { passport } from '../scenarios/fixtures/documents.js';
import { group, item } from '../scenarios/fixtures/trees.js';
import { accountOf, type Command, command, ifPossible, inTurn, other, pick } from './command.js';
import { cancel, pay, payout, refund, remove, repeat, transfer } from './commands.js';
import {
  acceptCurrencies,
  add,
  addAccount,
  addBank,
  kyc,
  onboard,
  select,
  update,
  verified,
} from './holder-commands.js';
import * as operator from './operator-commands.js';
import { configure, daily, tomorrow, unconfigure } from './schedule-commands.js';
import { labels } from './splits.js';
import { activate, subscribe } from './webhook-commands.js';

const amount = fc.integer({ min: 1, max: 500 });
/** Of what is there, in percent: sometimes too much. */
const percent = fc.integer({ min: 1, max: 105 });
/** Those with a bank account. */
const payer = fc.constantFrom('A', 'A', 'B');
const account = fc.constantFrom('A', 'A', 'B', 'LIABLE');
const twoAccounts = fc.constantFrom(
  ...(['A B', 'B A', 'A LIABLE', 'LIABLE A', 'LIABLE B', 'B B'].map((pair) => pair.split(' ')) as [
    string,
    string,
  ][]),
);
const anHour = 3_600;

const labelled = {
  label: fc.constantFrom(...labels),
  accountCode: fc.oneof(account, fc.constant('FEE')),
};

/**
 * One to three items of a payment: `item_1` always exists, so that refunds can name it. The others may be in a group, whose
 * account they have.
 */
const items = fc
  .tuple(
    fc.array(fc.record({ amount, ...labelled }), { minLength: 1, maxLength: 3 }),
    fc.option(fc.record(labelled)),
  )
  .map(([all, box]) => {
    const flat = all.map(({ amount: each, ...given }, at) => item(`item_${at + 1}`, each, given));
    const inside = flat.slice(1).map(({ accountCode: _own, ...inherits }) => inherits);
    return box && inside.length > 0 ? [...flat.slice(0, 1), group('box_1', inside, box)] : flat;
  });

const isPending = ({ transaction }: Pick<Payment, 'transaction'>): boolean =>
  transaction.status === 'PENDING_SETTLEMENT';
const canBeRefunded = (payment: Payment, merchant: Merchant): boolean =>
  payment.transaction.status !== 'CANCELLED' && leftOfPayment(merchant, payment).left > 0;
const canBeCancelled = (payment: Payment, { refunds }: Merchant): boolean =>
  isPending(payment) && refunds.every((each) => each.payment !== payment);

const ofPayment = among(({ payments }) => payments);
const ofRefund = among(({ refunds }) => refunds);
const ofPayout = among(({ payouts }) => payouts);

/** Refunds a part of the first item of a payment. */
const partialRefund = fc
  .tuple(percent, fc.constantFrom('PRODUCT_ITEM', 'SHIPPING'), fc.boolean())
  .chain(([part, label, hasFee]) =>
    ofPayment(`refund ${part} %`, canBeRefunded, (of) => {
      const named = { originalExtRef: 'item_1' };
      const fee = item('back_fee', 7, { ...named, label: 'REFUND_FEE' });
      return computed('refund a part', ({ merchant }) => {
        const payment = merchant.payments[of];
        const [first] = payment?.items ?? [];
        const left = payment && first ? leftOfPayment(merchant, payment).leftOf(first) : 0;
        const back = item('back_1', partOf(left, part), { ...named, label });
        return refund([back, ...(hasFee ? [fee] : [])], {}, of);
      });
    }),
  );

const partialTransfer = fc.tuple(twoAccounts, percent).map(([[from, to], part]) =>
  computed(`transfer ${part} % from ${from} to ${to}`, (story) => {
    const { payout: available } = balancesOf(story.merchant, accountOf(story, from));
    return transfer(from, to, partOf(available, part));
  }),
);

/** Requests a part of a seller's payout balance, or all of it: of now, or in version 1 of ten minutes ago. */
const anyPayout = (processIn?: number): fc.Arbitrary<Command> =>
  fc
    .tuple(fc.option(percent, { nil: undefined }), payer, fc.boolean())
    .map(([part, of, isOfThen]) =>
      computed(`request ${part ?? 'all'} % of ${of}`, (story) => {
        const { payout: available } = balancesOf(story.merchant, accountOf(story, of));
        const then = isOfThen ? { balanceIn: -600, given: { description: 'March' } } : {};
        const asked = part === undefined ? then : { amount: partOf(available, part) };
        return payout({ ...asked, ...(processIn === undefined ? {} : { processIn }) }, of);
      }),
    );

/** A payout that is due at once is processed before anything else happens. */
const payoutAtOnce = anyPayout().map((each) => inTurn(each, operator.wait()));

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
const outcome = fc.constantFrom('REJECTED', 'PASSED', 'PASSED');
/** A check that ended is restarted by a change, and ends before it would by itself. */
const restarted = fc
  .tuple(
    fc.constantFrom(...outcomes),
    fc.oneof(
      fc.nat(99).map((number) => update({ lastName: `de Vries ${number}` })),
      fc.constantFrom(update({ nationality: 'BEL' }), add('createIndividualDocument', passport)),
    ),
  )
  .map(([end, change]) => inTurn(kyc(end), change, kyc('PASSED')));

/** What changes neither money nor, in the end, the check of a seller; an account without a statement is not verified. */
const ofData = fc.constantFrom(
  update({ email: 'mila@example.com' }),
  onboard({ expirationTime: 90 }),
  addAccount({}),
  inTurn(addBank({ statement: undefined }), select(-1)),
  inTurn(acceptCurrencies(['USD']), kyc('PASSED', 'A', 0)),
  select(0),
);

/** A schedule of an account or of several, which may say that there is none. */
const schedule = fc
  .tuple(
    fc.constantFrom('A', 'A', 'B', 'LIABLE', 'DIVISION', 'DEFAULT'),
    fc.oneof(
      fc.constantFrom(daily(), daily({ refundPeriod: 1 }), daily({ minimumAmount: 300 })),
      fc.constant({ type: 'MANUAL' } as const),
    ),
  )
  .map(([level, body]) => configure(level, body));

/** A day on which these schedules make payouts. Payments that wait that long may be settled at any moment: none does. */
const scheduledDay = fc
  .array(schedule, { maxLength: 4, size: 'max' })
  .map((schedules) => inTurn(...schedules, operator.settleEverything, tomorrow()));

const webhookTypes: readonly WebhookType[] = ['WEBHOOK_KYC_UPDATE', 'WEBHOOK_PAYOUT_UPDATE'];
const webhookType = fc.constantFrom(...webhookTypes);
const activated = (type: WebhookType, isActive: boolean): Command =>
  computed(`${isActive ? 'activate' : 'deactivate'} ${type}, if it is configured`, ({ merchant }) =>
    merchant.webhooks[type] === undefined ? undefined : activate(type, isActive),
  );

const weighted: readonly (readonly [weight: number, fc.Arbitrary<Command>])[] = [
  [5, items.map((all) => pay(all))],
  [2, items.map((all) => operator.fund(all))],
  [5, partialRefund],
  [2, ofPayment('refund it', canBeRefunded, (of) => refund(undefined, {}, of))],
  [3, ofPayment('settle it', isPending, operator.settle)],
  [1, ofRefund('settle it', isPending, operator.settleRefund)],
  [1, ofPayment('cancel it', canBeCancelled, cancel)],
  [2, fc.constant(repeat())],
  [3, partialTransfer],
  [3, payoutAtOnce],
  [3, anyPayout(anHour)],
  [1, ofPayout('delete it', isWaiting, remove)],
  [2, ofBank],
  [2, fc.constant(operator.wait(anHour + 60))],
  [1, ofPayment('charge it back', () => true, operator.chargeback)],
  [1, outcome.map((end) => kyc(end))],
  [1, restarted],
  [2, ofData],
  [1, fc.tuple(webhookType, fc.boolean()).map(([type, isActive]) => activated(type, isActive))],
  [1, schedule],
  [1, payer.map(unconfigure)],
  [5, scheduledDay],
];

/** Commands, those that interact more often than others, in either version. */
export const anyCommand: fc.Arbitrary<Command> = fc
  .tuple(fc.boolean(), fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary }))))
  .map(([isOther, each]) => ifPossible(isOther ? other(each) : each));

/** Two sellers who have money, and the configurations of some webhooks. */
export const beginning: fc.Arbitrary<readonly Command[]> = fc
  .subarray([...webhookTypes])
  .map((types) => [
    ...types.map((type) => ifPossible(subscribe(type))),
    verified(),
    verified(),
    operator.fund([item('item_1', 400, { accountCode: 'A' }), item('item_2', 300)]),
    operator.fund([item('item_1', 500, { accountCode: 'B' })]),
  ]);

/** Commands for one of the objects that they fit, or for any if they fit none. */
function among<T>(list: (merchant: Merchant) => readonly T[]) {
  return (
    text: string,
    fits: (each: T, merchant: Merchant) => boolean,
    build: (of: number) => Command,
  ): fc.Arbitrary<Command> =>
    fc.nat(9).map((index) =>
      computed(`${text} (${index})`, ({ merchant }) => {
        const all = list(merchant);
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
