import { debitsOf } from './balances.js';
import { netOn } from './bookings.js';
import { aMinute, by, instant } from './expected.js';
import type { Booking, Merchant, Payment, Payout, Refund } from './merchant.js';
import { isFee } from './tree-nodes.js';

/** A payment or refund, as far as it concerns an account. */
interface Item {
  readonly split: Payment | Refund;
  readonly amount: number;
}

/** D260: the items of an account that payouts pay: payments in the order in which they were settled, and refunds. */
function itemsOf({ payments, refunds }: Merchant, account: string): Item[] {
  const settled = payments.filter(({ sent, transaction }) => {
    return sent.currency === 'EUR' && transaction.status === 'RECONCILED';
  });
  const inEuro = refunds.filter(({ payment }) => payment.sent.currency === 'EUR');
  return [...settled, ...inEuro]
    .toSorted((a, b) => countsFrom(a) - countsFrom(b))
    .map((split) => ({ split, amount: netOn(split.bookings, account) }))
    .filter(({ amount }) => amount !== 0);
}

/** A payment counts once it is settled, a refund at once. */
function countsFrom(split: Payment | Refund): number {
  return 'payment' in split ? split.at : (split.transaction.endedAt ?? split.at);
}

/** Returns the payout of an account that pays a split. */
function payerOf({ payouts }: Merchant, account: string, split: Item['split']): Payout | undefined {
  return payouts.find(({ sent, pays }) => sent.accountCode === account && pays.includes(split));
}

/** D101, D260: a scheduled payout pays all refunds, and the payments received before a moment, that no other pays. */
export function payScheduled(merchant: Merchant, payout: Payout, before: number): void {
  const { accountCode } = payout.sent;
  payout.pays = itemsOf(merchant, accountCode)
    .map(({ split }) => split)
    .filter((split) => 'payment' in split || split.at < before)
    .filter((split) => !payerOf(merchant, accountCode, split));
}

/** D260: the debits of an account that cover no item yet. */
function creditOf(merchant: Merchant, account: string): number {
  return itemsOf(merchant, account)
    .filter(({ split }) => isPaid(merchant, account, split))
    .reduce((left, { amount }) => left - amount, debitsOf(merchant, account));
}

/** A payout that is still WAITING has paid nothing. */
function isPaid(merchant: Merchant, account: string, split: Item['split']): boolean {
  return (payerOf(merchant, account, split)?.state ?? 'WAITING') !== 'WAITING';
}

/** D260: a requested payout pays the oldest items that its amount covers in full, with what earlier debits left. */
export function payRequested(merchant: Merchant, payout: Payout): void {
  const { accountCode: account } = payout.sent;
  const credit = creditOf(merchant, account);
  const unpaid = itemsOf(merchant, account).filter(
    ({ split }) => !isPaid(merchant, account, split),
  );
  let sum = 0;
  let count = 0;
  for (const [index, { amount }] of unpaid.entries()) {
    // A refund counts only if the payments before it are not covered without it.
    const isNeeded = amount >= 0 || sum > credit;
    sum += amount;
    if (isNeeded && sum <= credit) count = index + 1;
  }
  payout.pays = unpaid.slice(0, count).map(({ split }) => split);
  const others = merchant.payouts.filter((each) => each !== payout && each.state === 'WAITING');
  for (const each of others) each.pays = each.pays.filter((split) => !payout.pays.includes(split));
}

/**
 * D260: a payout that is denied, deleted or comes back pays nothing; nor do requested ones what only its excess
 * covered, the latest first.
 */
export function payNothing(merchant: Merchant, payout: Payout): void {
  const { accountCode: account } = payout.sent;
  payout.pays = [];
  for (const { split } of itemsOf(merchant, account).toReversed()) {
    const payer = payerOf(merchant, account, split);
    if (creditOf(merchant, account) >= 0 || !payer || payer.isScheduled) continue;
    payer.pays = payer.pays.filter((each) => each !== split);
  }
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
function breakdownOf(bookings: readonly Booking[], account: string): object {
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
export function showSettlements({ sent, pays, isScheduled }: Payout): object[] {
  const shown = isScheduled ? pays : [];
  return shown
    .toSorted((a, b) => b.at - a.at)
    .map((split) => {
      const { bookings, at, code, transaction } = split;
      const { description } = split.sent;
      return {
        type: by('D210', 'SPLIT'),
        subType: by('D210', 'payment' in split ? 'REFUND' : 'PAYMENT'),
        status: by('D210', transaction.status),
        currency: by('D210', 'EUR'),
        code,
        date: by('D210', instant(at, aMinute)),
        ...(description === undefined ? {} : { description: by('D210', description) }),
        totalAmountSeller: netOn(bookings, sent.accountCode),
        amountBreakdown: breakdownOf(bookings, sent.accountCode),
      };
    });
}
