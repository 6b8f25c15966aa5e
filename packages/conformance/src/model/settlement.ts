import {
  adopted,
  aMinute,
  anything,
  assigned,
  by,
  instant,
  matching,
  unordered,
} from './expected.js';
import { type Booking, type Merchant, owns, type Transaction } from './merchant.js';

/** From this age on a payment may be settled without the operator, in milliseconds. */
const mayBeSettled = 20 * 3_600_000;

/** The processor's report of a payment, or of a refund, which has a `pspMutationExtRef`. */
export interface ReportedSplit {
  readonly extRef: string;
  readonly pspExtRef?: string;
  readonly pspMutationExtRef?: string;
  readonly amount: number;
}

type NewTransaction = Pick<
  Transaction,
  'type' | 'amount' | 'currency' | 'extRef' | 'pspExtRef' | 'pspMutationExtRef' | 'method'
>;

/** The transaction of a new payment or refund: pending (D70), unless the processor reported it before (D81 to D83). */
export function receiveSplit(merchant: Merchant, split: NewTransaction): Transaction {
  const waiting = merchant.transactions.filter(({ status }) => status === 'PENDING_SPLIT');
  const [early] = findByReferences(waiting, split);
  if (!early) {
    const transaction: Transaction = {
      ...split,
      status: 'PENDING_SETTLEMENT',
      hasMessage: false,
      at: merchant.now,
    };
    merchant.transactions.push(transaction);
    return transaction;
  }
  const { reported } = early;
  Object.assign(early, split);
  early.status = 'PENDING_SETTLEMENT';
  match(merchant, early, reported ?? 0);
  return early;
}

/** D81: payments by extRef, or else by pspExtRef; refunds of a payment by pspMutationExtRef. */
function findByReferences(
  transactions: readonly Transaction[],
  { type, extRef, pspExtRef, pspMutationExtRef }: Omit<NewTransaction, 'amount' | 'currency'>,
): Transaction[] {
  const named = transactions.filter(
    (each) =>
      each.type === type && each.extRef === extRef && each.pspMutationExtRef === pspMutationExtRef,
  );
  if (named.length > 0 || type === 'REFUND' || pspExtRef === undefined) return named;
  return transactions.filter((each) => each.type === type && each.pspExtRef === pspExtRef);
}

const reportCurrency = 'EUR';

/** D81: amount and currency have to match, otherwise the transaction stays as it is, with a message. */
function match(
  { now, timeZone }: Merchant,
  transaction: Transaction,
  amount: number,
  currency = reportCurrency,
): void {
  transaction.hasMessage = transaction.amount !== amount || transaction.currency !== currency;
  if (transaction.hasMessage) return;
  transaction.status = 'RECONCILED';
  transaction.endedAt = now;
  transaction.settledIn = timeZone;
}

/** The operator settles payments (by extRef) and refunds (by pspMutationExtRef). */
export function settle(merchant: Merchant, references: readonly string[]): void {
  const waiting = merchant.transactions.filter(({ status }) => status === 'PENDING_SETTLEMENT');
  for (const transaction of waiting) {
    const { type, extRef, pspMutationExtRef, amount, currency } = transaction;
    const reference = type === 'REFUND' ? pspMutationExtRef : extRef;
    if (references.includes(reference ?? '')) match(merchant, transaction, amount, currency);
  }
}

/** D81 to D83: the processor reports a payment or a refund. */
export function report(merchant: Merchant, reported: ReportedSplit): void {
  const { amount, pspMutationExtRef } = reported;
  const type = pspMutationExtRef === undefined ? 'PAYMENT' : 'REFUND';
  const line = { pspExtRef: undefined, ...reported, type } as const;
  // The oldest that is pending first.
  const candidates = findByReferences(merchant.transactions, line);
  const transaction =
    candidates.find(({ status }) => status.startsWith('PENDING')) ?? candidates[0];
  if (!transaction) {
    merchant.transactions.push({
      ...line,
      status: 'PENDING_SPLIT',
      hasMessage: false,
      at: merchant.now,
      currency: reportCurrency,
      reported: amount,
    });
  } else if (transaction.status === 'PENDING_SETTLEMENT') match(merchant, transaction, amount);
  // A cancelled payment stays cancelled; others are reported once.
  else if (transaction.status === 'CANCELLED') transaction.hasMessage = true;
}

/** D79: a chargeback is a transaction of its own, charged to the merchant. */
export function chargeback(merchant: Merchant, extRef: string, part?: number): void {
  const payment = merchant.payments.find(({ sent }) => sent.extRef === extRef);
  if (!payment) throw new Error(`There is no payment ${extRef}.`);
  const { currency, pspExtRef, method } = payment.transaction;
  const amount = part ?? payment.transaction.amount;
  merchant.transactions.push({
    type: 'CHARGEBACK',
    status: 'RECONCILED',
    hasMessage: false,
    amount,
    currency,
    extRef,
    pspExtRef,
    method,
    at: merchant.now,
    endedAt: merchant.now,
  });
}

/** A transaction in the list (D82, D194). */
export function showTransaction(merchant: Merchant, transaction: Transaction): object {
  const { type, hasMessage, amount, pspExtRef, pspMutationExtRef, method, at, endedAt } =
    transaction;
  const isOpen = endedAt === undefined || hasMessage;
  const split = [...merchant.payments, ...merchant.refunds].find(
    (each) => each.transaction === transaction,
  );
  const paid = merchant.payments.find(({ sent }) => sent.extRef === transaction.extRef);
  return {
    code: assigned(transaction),
    type: by('D79 D82', type),
    status: by('D82', {
      type: showStatus(merchant, transaction, split?.at),
      ...(hasMessage ? { message: matching(/\S/) } : {}),
    }),
    amount,
    sellers: unordered(
      sellersOf(merchant, split?.bookings ?? [], () =>
        type === 'REFUND' && merchant.world.refundedSellers === 'positive' ? -1 : 1,
      ),
      'code',
    ),
    processor: by('D194', paid?.sent.paymentProcessor ?? 'ADYEN'),
    ...(method === undefined ? {} : { method: by('D194', method) }),
    ...(pspExtRef === undefined ? {} : { pspExtRef: by('EXT-TX-005', pspExtRef) }),
    ...(pspMutationExtRef === undefined
      ? {}
      : { pspMutationExtRef: by('EXT-TX-005', pspMutationExtRef) }),
    createdAt: by('D194', instant(at, aMinute)),
    updatedAt: isOpen ? anything : by('D194', instant(endedAt, aMinute)),
  };
}

/** When a payment is settled without the operator is not stated: the model adopts it. */
function showStatus({ now }: Merchant, transaction: Transaction, at = now): unknown {
  const { status, hasMessage } = transaction;
  if (status !== 'PENDING_SETTLEMENT' || hasMessage || now - at < mayBeSettled) return status;
  return adopted(transaction, 'status', ['PENDING_SETTLEMENT', 'RECONCILED']);
}

/** The net amount of each seller, positive for what a refund takes (EXT-TX-004, D194). */
function sellersOf(merchant: Merchant, bookings: readonly Booking[], sign: () => 1 | -1): object[] {
  const credits = bookings.flatMap((booking) => booking.credits);
  return merchant.sellers.flatMap((seller) => {
    const { code, name } = seller;
    const own = credits.filter(([account]) => owns(seller, account));
    const amount = own.reduce((sum, [, each]) => sum + sign() * each, 0);
    return own.length > 0 ? [{ code, name, amount: by('D194', amount) }] : [];
  });
}
