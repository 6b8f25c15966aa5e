import { by } from './expected.js';
import type { Merchant } from './merchant.js';

/** An amount on an account, from a moment on. Negative for a debit. */
interface Entry {
  readonly account: string;
  readonly currency: string;
  readonly amount: number;
  readonly kind: 'pending' | 'confirmed';
  readonly from: number;
  /** Undefined if it stays. */
  readonly until?: number | undefined;
}

/** D55, D70, D77: what is on each account, and since when. */
function entriesOf(merchant: Merchant): Entry[] {
  const { payments, refunds, transfers, payouts, chargebacks, liable } = merchant;
  const splits = [
    ...payments.map((payment) => ({ ...payment, currency: payment.sent.currency })),
    ...refunds.map((refund) => ({ ...refund, currency: refund.payment.sent.currency })),
  ];
  return [
    // Pending until it is reconciled, then confirmed; nothing is left of a cancelled payment.
    ...splits.flatMap(({ credits, at, currency, transaction: { status, endedAt } }) =>
      credits.flatMap(([account, amount]): Entry[] => {
        const entry = { account, currency, amount };
        const isReconciled = status === 'RECONCILED';
        return [
          {
            ...entry,
            kind: 'pending',
            from: at,
            until: endedAt ?? (isReconciled ? at : undefined),
          },
          ...(isReconciled ? [{ ...entry, kind: 'confirmed' as const, from: endedAt ?? at }] : []),
        ];
      }),
    ),
    // D85: a transfer moves confirmed money at once.
    ...transfers.flatMap(({ sent, at }): Entry[] => {
      const { fromAccountCode, toAccountCode, amount, currency = 'EUR' } = sent;
      const shared = { currency, kind: 'confirmed', from: at } as const;
      return [
        { ...shared, account: fromAccountCode, amount: -amount },
        { ...shared, account: toAccountCode, amount },
      ];
    }),
    // D88: the money of a payout leaves when it is accepted, and may come back.
    ...payouts.flatMap(({ sent, amount = 0, takenAt, backAt }): Entry[] => {
      const { accountCode: account } = sent;
      const shared = { account, currency: 'EUR', kind: 'confirmed' } as const;
      return takenAt === undefined
        ? []
        : [{ ...shared, amount: -amount, from: takenAt, until: backAt }];
    }),
    // D79
    ...chargebacks.map(({ amount, at }): Entry => {
      return { account: liable, currency: 'EUR', amount: -amount, kind: 'confirmed', from: at };
    }),
  ];
}

/** The balances of an account in a currency (D55). */
export interface Balances {
  readonly confirmed: number;
  readonly pending: number;
  readonly payout: number;
}

/** Returns the balances of an account at a moment. */
export function balancesOf(
  merchant: Merchant,
  account: string,
  currency = 'EUR',
  moment = merchant.now,
): Balances {
  const sum = (kind: Entry['kind']): number =>
    entriesOf(merchant)
      .filter((entry) => entry.account === account && entry.currency === currency)
      .filter(({ from, until = Infinity }) => from <= moment && moment < until)
      .filter((entry) => entry.kind === kind)
      .reduce((all, { amount }) => all + amount, 0);
  const [confirmed, pending] = [sum('confirmed'), sum('pending')];
  // D55: debits that are pending count, and it is never negative.
  return { confirmed, pending, payout: Math.max(0, confirmed + Math.min(0, pending)) };
}

/** The currencies that an account shows: that of the division, and those of its entries (D191). */
export function currenciesOf(merchant: Merchant, account: string): string[] {
  const own = entriesOf(merchant).filter((entry) => entry.account === account);
  return [...new Set(['EUR', ...own.map(({ currency }) => currency)])];
}

/** D50: the credits of a holder's accounts in EUR, without subtracting refunds. */
export function processedAmountOf({ payments }: Merchant, accounts: readonly string[]): unknown {
  const amount = payments
    .filter(
      ({ sent, transaction }) => sent.currency === 'EUR' && transaction.status !== 'CANCELLED',
    )
    .flatMap(({ gross }) => gross)
    .filter(({ account }) => accounts.includes(account))
    .reduce((sum, each) => sum + each.amount, 0);
  return by('D50', amount === 0 ? undefined : { amount, currency: 'EUR' });
}
