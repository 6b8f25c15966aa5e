import { netOn } from './bookings.js';
import { aMinute, assigned, by, instant } from './expected.js';
import { localDay } from './local-time.js';
import type { Booking, Merchant, PaidItem, Payment, Payout, Refund } from './merchant.js';
import { isFee } from './tree-nodes.js';

/** An item as settlements show it (D210). */
interface Item extends PaidItem {
  readonly amount: number;
  readonly type: string;
  readonly subType: string;
}

/** D260: everything that moved the payout balance of an account, apart from scheduled payouts. */
function itemsOf(merchant: Merchant, account: string): Item[] {
  const { payments, refunds, transfers, payouts, transactions, liable } = merchant;
  const splits = [
    ...payments.map((of) => ({ of, subType: 'PAYMENT', currency: of.sent.currency })),
    ...refunds.map((of) => ({ of, subType: 'REFUND', currency: of.payment.sent.currency })),
  ];
  const ofAccount = payouts.filter(({ sent, isScheduled, takenAt }) => {
    return sent.accountCode === account && !isScheduled && takenAt !== undefined;
  });
  const all: Omit<Item, 'isBack'>[] = [
    ...splits
      .filter(({ currency }) => currency === 'EUR')
      .map(({ of, subType }) => ({ of, type: 'SPLIT', subType, amount: countedOn(of, account) })),
    ...transfers
      .filter(({ sent }) => (sent.currency ?? 'EUR') === 'EUR')
      .map((of) => {
        const { fromAccountCode, toAccountCode, type: subType } = of.sent;
        const sign = Number(toAccountCode === account) - Number(fromAccountCode === account);
        return { of, type: 'TRANSFER', subType, amount: sign * of.sent.amount };
      }),
    ...ofAccount.map((of) => {
      return { of, type: 'PAYOUT', subType: 'PAYOUT', amount: -(of.amount ?? 0) };
    }),
    ...transactions
      .filter((of) => of.type === 'CHARGEBACK' && of.currency === 'EUR' && account === liable)
      .map((of) => ({ of, type: 'CHARGEBACK', subType: 'CHARGEBACK', amount: -of.amount })),
  ];
  const back = ofAccount
    .filter(({ backAt }) => backAt !== undefined)
    .map((of) => ({ of, type: 'PAYOUT', subType: 'RETURN', amount: of.amount ?? 0, isBack: true }));
  return [...all.map((each) => ({ ...each, isBack: false })), ...back].filter(
    ({ amount }) => amount !== 0,
  );
}

/** D55: what is pending counts only if it takes money. */
function countedOn({ bookings, transaction }: Payment | Refund, account: string): number {
  const amount = netOn(bookings, account);
  if (transaction.status === 'RECONCILED') return amount;
  return transaction.status === 'CANCELLED' ? 0 : Math.min(0, amount);
}

/**
 * D101, D260: what a scheduled payout pays: all that no other pays, without payments that are held.
 * @param lastDay the last day whose payments are not held, in days since 1970
 */
export function payableItems(merchant: Merchant, account: string, lastDay: number): Item[] {
  const paid = merchant.payouts
    .filter(({ sent }) => sent.accountCode === account)
    .flatMap(({ pays }) => pays);
  const unpaid = itemsOf(merchant, account).filter(
    ({ of, isBack }) => !paid.some((each) => each.of === of && each.isBack === isBack),
  );
  // A refund is held with its payment.
  const held = unpaid.filter(({ of }) => {
    const payment = 'payment' in of ? of.payment : of;
    if (!('bookings' in payment) || payment.transaction.status !== 'RECONCILED') return false;
    // D232: it keeps the day that it had when it was settled.
    const { settledIn = merchant.timeZone } = payment.transaction;
    const isHeld = localDay(settledIn, payment.at) > lastDay;
    return isHeld && unpaid.some((each) => each.of === payment);
  });
  const holds = held.reduce((sum, { amount }) => sum + amount, 0) > 0;
  return holds ? unpaid.filter((each) => !held.includes(each)) : unpaid;
}

/** The amount of the breakdown for each label that moves money; DISCOUNT is part of productAmount (D67). */
const parts: Readonly<Record<string, string>> = {
  COMMISSION: 'commission',
  HANDLING_FEE: 'handlingFee',
  PAYMENT_FEE: 'handlingFee',
  RMA_FEE: 'rmaFee',
  DEFICIENCY: 'deficiency',
  REFUND_FEE: 'refundFee',
  REFUND_VAT: 'vat',
};

/** D67: the amounts of a split on an account, which add up to its net amount. */
export function breakdownOf(
  bookings: readonly Booking[],
  account: string,
): Readonly<Record<string, number>> {
  const none = { commission: 0, handlingFee: 0, rmaFee: 0, deficiency: 0, refundFee: 0, vat: 0 };
  const sums: Record<string, number> = { ...none };
  for (const booking of bookings) {
    const part = parts[booking.node.label ?? ''];
    const gross = booking.account === account && !isFee(booking.node) ? booking.gross : 0;
    if (part !== undefined) sums[part] = (sums[part] ?? 0) + netOn([booking], account) - gross;
  }
  const moved = Object.values(sums).reduce((sum, amount) => sum + amount, 0);
  return { ...sums, productAmount: netOn(bookings, account) - moved };
}

/** EXT-PO-043 to EXT-PO-047, D103, D210: the settlements of a payout, newest first; a requested one has none. */
export function showSettlements(merchant: Merchant, { sent, pays }: Payout): object[] {
  const { accountCode } = sent;
  const items = itemsOf(merchant, accountCode).filter(({ of, isBack }) =>
    pays.some((each) => each.of === of && each.isBack === isBack),
  );
  // Of several at one moment, the last one counts as the newest.
  const ascending = items.toSorted((a, b) => momentOf(a) - momentOf(b));
  const isReversed = ascending.length > 1 && merchant.world.settlementOrder === 'newest';
  return (isReversed ? ascending.toReversed() : ascending).map((item) => {
    const { of, type, subType, amount } = item;
    const description = 'sent' in of ? of.sent.description : undefined;
    const status = 'bookings' in of ? of.transaction.status : 'RECONCILED';
    return {
      type: by('D210', type),
      subType: by('D210', subType),
      status: by('D210', status),
      currency: by('D210', 'EUR'),
      code: assigned(of),
      date: by('D210', instant(momentOf(item), aMinute)),
      ...(description === undefined ? {} : { description: by('D210', description) }),
      totalAmountSeller: amount,
      ...('bookings' in of && { amountBreakdown: breakdownOf(of.bookings, accountCode) }),
    };
  });
}

function momentOf({ of, isBack }: PaidItem): number {
  if (!('takenAt' in of)) return of.at;
  return isBack ? (of.backAt ?? of.at) : Math.max(of.processAt, of.at);
}
