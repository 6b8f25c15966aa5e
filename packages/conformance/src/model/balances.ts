import { member, text } from '../json.js';
import { adoptedAs, by } from './expected.js';
import {
  type Merchant,
  owns,
  type Payment,
  type Payout,
  type Refund,
  type Seller,
  type Transaction,
  type Transfer,
} from './merchant.js';

/** An amount on an account, from a moment on. Negative for a debit. */
interface Entry {
  readonly account: string;
  readonly currency: string;
  readonly amount: number;
  readonly kind: 'pending' | 'confirmed';
  readonly of: Payment | Refund | Transfer | Payout | Transaction;
  readonly from: number;
  /** Undefined if it stays. */
  readonly until?: number | undefined;
}

/** D70, D77: a split is pending until it is reconciled, then confirmed; nothing is left of a cancelled payment. */
function splitEntries(split: Payment | Refund, currency: string): Entry[] {
  const { bookings, at, transaction } = split;
  const { status, endedAt } = transaction;
  const isReconciled = status === 'RECONCILED';
  const until = endedAt ?? (isReconciled ? at : undefined);
  return bookings
    .flatMap(({ credits }) => credits)
    .flatMap(([account, amount]): Entry[] => {
      const shared = { account, currency, amount, of: split };
      return [
        { ...shared, kind: 'pending', from: at, until },
        ...(isReconciled ? [{ ...shared, kind: 'confirmed', from: endedAt ?? at } as const] : []),
      ];
    });
}

/** What is on each account, and since when. */
export function entriesOf(merchant: Merchant): Entry[] {
  const { payments, refunds, transfers, payouts, transactions, liable } = merchant;
  const confirmed = { currency: 'EUR', kind: 'confirmed' } as const;
  return [
    ...payments.flatMap((each) => splitEntries(each, each.sent.currency)),
    ...refunds.flatMap((each) => splitEntries(each, each.payment.sent.currency)),
    // D85: a transfer moves confirmed money at once.
    ...transfers.flatMap((of): Entry[] => {
      const { fromAccountCode, toAccountCode, amount, currency = 'EUR' } = of.sent;
      const shared = { ...confirmed, of, currency, from: of.at } as const;
      return [
        { ...shared, account: fromAccountCode, amount: -amount },
        { ...shared, account: toAccountCode, amount },
      ];
    }),
    // D88: the money of a payout leaves when it is accepted, and may come back.
    ...payouts.flatMap((of): Entry[] => {
      const { sent, amount = 0, takenAt, backAt } = of;
      if (takenAt === undefined) return [];
      const moved = { account: sent.accountCode, amount: -amount, from: takenAt, until: backAt };
      return [{ ...confirmed, of, ...moved }];
    }),
    // D79: the merchant pays chargebacks.
    ...transactions
      .filter(({ type }) => type === 'CHARGEBACK')
      .map((of): Entry => {
        const shared = { ...confirmed, of, currency: of.currency, account: liable } as const;
        return { ...shared, amount: -of.amount, from: of.at };
      }),
  ];
}

function currentEntries(
  merchant: Merchant,
  account: string,
  currency = 'EUR',
  moment = merchant.now,
): Entry[] {
  return entriesOf(merchant)
    .filter((entry) => entry.account === account && entry.currency === currency)
    .filter(({ from, until = Infinity }) => from <= moment && moment < until);
}

/** The balances of an account in a currency (D55). */
export interface Balances {
  readonly confirmed: number;
  readonly pending: number;
  readonly payout: number;
  /** The payout balance if each charge counts, and if only the net of all that is pending does. */
  readonly apart: number;
  readonly net: number;
}

/** Returns the balances of an account at a moment. */
export function balancesOf(
  merchant: Merchant,
  account: string,
  currency = 'EUR',
  moment = merchant.now,
): Balances {
  const entries = currentEntries(merchant, account, currency, moment);
  const sum = (kind: Entry['kind']): number =>
    sumOf(entries.filter((entry) => entry.kind === kind));
  const [confirmed, pending] = [sum('confirmed'), sum('pending')];
  const open = entries.filter(({ kind }) => kind === 'pending');
  // D55: a payment or refund that is pending is a charge if it takes money; it is never negative.
  const charges = [...new Set(open.map(({ of }) => of))].map((of) =>
    Math.min(0, sumOf(open.filter((each) => each.of === of))),
  );
  const apart = Math.max(0, confirmed + charges.reduce((all, charge) => all + charge, 0));
  const net = Math.max(0, confirmed + Math.min(0, pending));
  return { confirmed, pending, payout: merchant.netsPending === true ? net : apart, apart, net };
}

function sumOf(entries: readonly Entry[]): number {
  return entries.reduce((all, { amount }) => all + amount, 0);
}

/**
 * D55: a payout balance, as a number or a text; of the balance query, EXT-BAL-012 and CORE-BAL-003 state it. Whether what is pending and adds money makes the
 * charges less is not stated: without decisions, the model adopts what a service does.
 */
export function showPayoutBalance(
  merchant: Merchant,
  { payout, apart, net }: Balances,
  claims = 'D55',
  show: (amount: number) => unknown = Number,
): unknown {
  if (apart === net || merchant.netsPending !== undefined) return by(claims, show(payout));
  return by(claims, adoptedAs(merchant, 'netsPending', { [apart]: false, [net]: true }, apart));
}

/** Says which booking has the difference between two amounts, if exactly one has. */
export function explainAmount(
  merchant: Merchant,
  { expected, actual }: { readonly expected: unknown; readonly actual: unknown },
): string {
  const difference = Math.abs(Number(actual) - Number(expected));
  if (!(difference > 0)) return '';
  const found = entriesOf(merchant).filter(({ amount }) => Math.abs(amount) === difference);
  const [name, ...others] = new Set(found.map(({ of }) => nameOf(of)));
  return name === undefined || others.length > 0 ? '' : `; they differ by the amount of ${name}`;
}

function nameOf(of: Entry['of']): string {
  const names = ['pspMutationExtRef', 'extRef', 'idempotencyKey'] as const;
  const sent = member(of, 'sent');
  const name = names.find((each) => member(sent, each) !== undefined);
  return name === undefined ? `code ${of.code}` : `${name} ${text(member(sent, name)) ?? ''}`;
}

/** True if money was ever on an account, or a payout of it was requested. */
export function hasEntries(merchant: Merchant, code: string): boolean {
  const isRequested = merchant.payouts.some(({ sent }) => sent.accountCode === code);
  return isRequested || entriesOf(merchant).some(({ account }) => account === code);
}

/** The currencies that an account shows: that of the division, and those of its entries (D191). */
export function currenciesOf(merchant: Merchant, account: string): string[] {
  const own = entriesOf(merchant).filter((entry) => entry.account === account);
  // D66: what the label moves on was on the account, too.
  const passed = merchant.payments.filter(({ bookings }) =>
    bookings.some((each) => each.account === account),
  );
  const all = [...own.map(({ currency }) => currency), ...passed.map(({ sent }) => sent.currency)];
  return [...new Set(['EUR', ...all])];
}

/** D50: the credits of a holder's accounts in EUR, without subtracting refunds. */
export function processedAmountOf({ payments }: Merchant, seller: Seller): unknown {
  const amount = payments
    .filter(
      ({ sent, transaction }) => sent.currency === 'EUR' && transaction.status !== 'CANCELLED',
    )
    .flatMap(({ bookings }) => bookings)
    .filter(({ account }) => owns(seller, account))
    .reduce((sum, { gross }) => sum + gross, 0);
  return by('D50', amount === 0 ? undefined : { amount, currency: 'EUR' });
}
