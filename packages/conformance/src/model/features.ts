import { createWorld } from '@seller-funds/contract/policies';
import { isObject } from '../json.js';
import type { ApiRequest } from './answers.js';
import { balancesOf, currenciesOf } from './balances.js';
import { isNearLimit } from './denials.js';
import { isRunning } from './kyc.js';
import { momentOf } from './local-time.js';
import {
  type CheckState,
  type ExternalAccount,
  type Merchant,
  owns,
  type Payment,
  type Payout,
  type PayoutState,
  type Seller,
  type VirtualAccount,
} from './merchant.js';
import { leftOfPayment } from './refunds.js';

/** What requests touch, by kind. */
interface Kinds {
  readonly merchant: Merchant;
  readonly seller: Seller;
  readonly account: VirtualAccount & { readonly owner: Seller };
  readonly bank: ExternalAccount & { readonly owner: Seller };
  readonly payment: Payment;
  readonly payout: Payout;
}

type Features<T> = Readonly<Record<string, (each: T, merchant: Merchant) => boolean>>;

const inState = (...states: readonly CheckState[]): ((seller: Seller) => boolean) => {
  return ({ check }) => states.includes(check.state);
};
const isPayout = (wanted: PayoutState): ((payout: Payout) => boolean) => {
  return ({ state }) => state === wanted;
};
const isConfigured = ({ configurations }: Merchant, level: string): boolean =>
  configurations[level] !== undefined;

const isLastOfThree = (all: readonly { readonly code: string }[], code: string): boolean =>
  all.length > 2 && all.at(-1)?.code === code;

/** What may hold of something that a request touches, when it is sent. */
const features: { readonly [Kind in keyof Kinds]: Features<Kinds[Kind]> } = {
  merchant: {
    'its day is not that of UTC': ({ timeZone }) => timeZone !== 'UTC',
    'its time zone has changed': ({ hasMoved }) => hasMoved,
    'a day that had its payouts comes again': ({ timeZone, lastDay, now, world: { payoutHour } }) =>
      momentOf(timeZone, lastDay, Number(payoutHour)) > now,
    'its sellers need less data': ({ tier }) => tier === 'LIGHT_KYC',
    'it is in the United States': ({ isInUnitedStates }) => isInUnitedStates,
    'it may not transfer': ({ canTransfer }) => !canTransfer,
    'it has a default schedule': (merchant) => isConfigured(merchant, 'DEFAULT'),
    'it has a schedule of the division': (merchant) => isConfigured(merchant, 'DIVISION'),
    'a webhook is inactive': ({ webhooks }) => Object.values(webhooks).includes(false),
  },
  seller: {
    'it is active': ({ status }) => status === 'ACTIVE',
    'it is NOPAYOUT': ({ status }) => status === 'NOPAYOUT',
    'it is suspended': ({ isSuspended }) => isSuspended,
    'it is closed': ({ status }) => status === 'CLOSED',
    'its check waits for data': inState('WAITING_DATA', 'MISSING_DATA'),
    'its check is withheld': inState('HELD'),
    'its check runs': inState('RUNNING'),
    'its check runs again': inState('RESTARTED'),
    'its check was rejected': inState('REJECTED', 'FAILED', 'FORGED'),
    'it is an organization': ({ data }) => 'legalName' in Object(data['legalEntity']),
    'most of its limit is paid out': (seller, merchant) => isNearLimit(merchant, seller),
    'it has no bank account': ({ externalAccounts }) => externalAccounts.length === 0,
    'it has a page to enter data': ({ onboardingUrls }, { now }) =>
      onboardingUrls.some(({ until }) => until > now),
  },
  account: {
    "it is the seller's second": ({ code, owner }) => owner.accounts[0]?.code !== code,
    'it is one of several': ({ owner }) => owner.accounts.length > 1,
    'it is the last of three': ({ code, owner }) => isLastOfThree(owner.accounts, code),
    'its balance is negative': ({ code }, merchant) => balancesOf(merchant, code).confirmed < 0,
    'money is pending': ({ code }, merchant) => balancesOf(merchant, code).pending !== 0,
    'it has two currencies': ({ code }, merchant) => currenciesOf(merchant, code).length > 1,
    'it has a schedule': ({ code }, { configurations }) => Boolean(configurations[code]),
    'its schedule was removed': ({ code }, { configurations }) => configurations[code] === null,
    'a payout of it waits': ({ code }, { payouts }) =>
      payouts.some(({ sent, state }) => sent.accountCode === code && state === 'WAITING'),
  },
  bank: {
    'it is not the first': ({ code, owner }) => owner.externalAccounts[0]?.code !== code,
    'it is the last of three': ({ code, owner }) => isLastOfThree(owner.externalAccounts, code),
    'it is not selected': ({ isSelected }) => !isSelected,
    'it was selected': ({ isChosen }) => isChosen === true,
    'its check runs': ({ check }) => isRunning(check),
    'its check has not passed': ({ check }) => check.state !== 'PASSED' && !isRunning(check),
  },
  payment: {
    'it is pending': ({ transaction }) => transaction.status === 'PENDING_SETTLEMENT',
    'it is reconciled': ({ transaction }) => transaction.status === 'RECONCILED',
    'it is cancelled': ({ transaction }) => transaction.status === 'CANCELLED',
    'it is in another currency': ({ sent }) => sent.currency !== 'EUR',
    'it has groups': ({ items }) => items.some((each) => each.items !== undefined),
    'a part of it is refunded': (payment, merchant) =>
      merchant.refunds.some((each) => each.payment === payment) &&
      leftOfPayment(merchant, payment).left > 0,
    'it was refunded twice': (payment, { refunds }) =>
      refunds.filter((each) => each.payment === payment).length > 1,
    'all of it is refunded': (payment, merchant) => leftOfPayment(merchant, payment).left === 0,
    'a refund of it is pending': (payment, { refunds }) =>
      refunds.some(
        (each) => each.payment === payment && each.transaction.status === 'PENDING_SETTLEMENT',
      ),
    'it is charged back': ({ sent }, { transactions }) =>
      transactions.some((each) => each.type === 'CHARGEBACK' && each.extRef === sent.extRef),
  },
  payout: {
    'it waits': isPayout('WAITING'),
    'it is accepted': isPayout('ACCEPTED'),
    'it is rejected': isPayout('REJECTED'),
    'it is processed': isPayout('PROCESSED'),
    'it failed': isPayout('FAILED'),
    'it came back': isPayout('RETURNED'),
    'it is deleted': isPayout('CANCELLED'),
    'a schedule made it': ({ isScheduled }) => isScheduled,
  },
};

/** So that what is asked of a merchant excludes no world. */
const world = createWorld();

/** Pairs of an operation and a feature of what it touched, each with whether it held of something. */
export type Pairs = Map<string, boolean>;

/** Adds pairs: one that was met once stays so. */
export function addPairs(all: Pairs, more: ReadonlyMap<string, boolean>): void {
  for (const [pair, isMet] of more) all.set(pair, isMet || all.get(pair) === true);
}

/** Counts the pairs that were met. */
export function countPairs(all: Pairs): { readonly met: number; readonly all: number } {
  return { met: [...all.values()].filter(Boolean).length, all: all.size };
}

/** The pairs of a request and what may hold of the things that it touches; their values say whether it holds. */
export function pairsOf(actual: Merchant, request: ApiRequest): Pairs {
  const merchant = { ...actual, world };
  const touched: Readonly<Record<string, readonly unknown[]>> = touchedBy(merchant, request);
  const pairs: Pairs = new Map();
  for (const [kind, all] of Object.entries(touched).filter(([, each]) => each.length > 0)) {
    const ofKind = features[kind as keyof Kinds] as Features<unknown>;
    for (const [name, holds] of Object.entries(ofKind)) {
      const pair = `${request.version}.${request.operation}: ${kind}, ${name}`;
      pairs.set(
        pair,
        all.some((each) => holds(each, merchant)),
      );
    }
  }
  return pairs;
}

function touchedBy(
  merchant: Merchant,
  { code, path, body }: ApiRequest,
): { readonly [Kind in keyof Kinds]: readonly Kinds[Kind][] } {
  const named = textsIn([code, path, body]);
  const payments = merchant.payments.filter(
    (each) => named.has(each.code ?? '') || named.has(each.sent.extRef),
  );
  for (const { bookings } of payments) for (const { account } of bookings) named.add(account);
  const payouts = merchant.payouts.filter((each) => named.has(each.code ?? ''));
  for (const { sent } of payouts) named.add(sent.accountCode);
  const sellers = merchant.sellers.filter(
    (seller) => named.has(seller.code) || [...named].some((each) => owns(seller, each)),
  );
  const isPaidOut = isObject(body) && 'accountCode' in body;
  return {
    merchant: [merchant],
    seller: sellers,
    account: sellers.flatMap((owner) =>
      owner.accounts.filter((each) => named.has(each.code)).map((each) => ({ ...each, owner })),
    ),
    bank: sellers.flatMap((owner) =>
      owner.externalAccounts
        .filter((each) => named.has(each.code) || (isPaidOut && each.isSelected))
        .map((each) => ({ ...each, owner })),
    ),
    payment: payments,
    payout: payouts,
  };
}

function textsIn(value: unknown): Set<string> {
  if (typeof value === 'string') return new Set([value]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((each) => [...textsIn(each)]));
}
