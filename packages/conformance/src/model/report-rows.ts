import { balancesOf, currenciesOf, entriesOf } from './balances.js';
import { netOn } from './bookings.js';
import {
  isMerchants,
  owns,
  sellerOf,
  type Booking,
  type Merchant,
  type Payment,
  type Refund,
  type Transaction,
} from './merchant.js';
import { breakdownOf } from './paid-items.js';
import { accountsOf, type ReportBody, startOf } from './reports.js';
import { isFee } from './tree-nodes.js';

/** Some columns of a row: its numbers are sums over all rows with the same texts. */
export type ReportCells = Readonly<Record<string, string | number>>;

/** What a row is about: a moment, accounts, and its cells; `seller`: the only one whose share it may have. */
interface Row {
  /** Undefined if the row is in any period. */
  readonly at?: number | undefined;
  readonly accounts: readonly string[];
  readonly cells: ReportCells;
}

type LoadRows = (merchant: Merchant, account: string | undefined) => Row[];

/** The rows of each report, by the columns of `x-report-columns`. */
const reports: Readonly<Record<string, LoadRows>> = {
  'marketplace-sellers': (merchant) =>
    merchant.sellers.flatMap(({ code: sellerCode, status, accounts }) =>
      accounts.flatMap(({ code }) =>
        currenciesOf(merchant, code).map((currency) => {
          const { confirmed, pending, payout } = balancesOf(merchant, code, currency);
          const amounts = { confirmed, pending, payout };
          const cells = { sellerCode, status, accountCode: code, currency, ...amounts };
          return { accounts: [code], cells };
        }),
      ),
    ),
  'marketplace-payments': (merchant, account) =>
    merchant.transactions.map((each) => {
      const { cells, accounts } = showTransaction(merchant, each, account);
      return { at: each.at, accounts, cells: { ...cells, status: each.status } };
    }),
  'marketplace-incoming-settlement': (merchant, account) =>
    merchant.transactions
      .filter(({ status }) => status === 'RECONCILED')
      .map((each) => {
        const { cells, accounts } = showTransaction(merchant, each, account);
        const outcome = each.type === 'CHARGEBACK' ? 'BOOKED' : 'RECONCILED';
        return { at: each.endedAt, accounts, cells: { ...cells, outcome } };
      }),
  'marketplace-settlement': settlementRows,
  'seller-settlement': settlementRows,
  'marketplace-revenue': (merchant) =>
    splitsOf(merchant).flatMap((split) => {
      const { code = '', at, bookings, transaction } = split;
      const kind = 'payment' in split ? 'REFUND_SPLIT' : 'PAYMENT_SPLIT';
      const revenues = bookings.flatMap((booking) => revenueOf(merchant, booking));
      return revenues.flatMap(([accountCode, seller, amount]) => {
        const sellerCode = sellerOf(merchant, seller)?.code ?? '';
        const cells = { split: code, kind, accountCode, sellerCode, amount };
        const accounts = [accountCode, seller];
        const { status, endedAt } = transaction;
        const back = { ...cells, kind: 'SPLIT_CANCELLATION', amount: -amount };
        return [
          { at, accounts, cells },
          ...(status === 'CANCELLED' ? [{ at: endedAt, accounts, cells: back }] : []),
        ];
      });
    }),
  'balance-mutation': (merchant) =>
    entriesOf(merchant).flatMap(({ of, account, currency, kind, amount, from, until }) => {
      const about = { reference: of.code ?? '', accountCode: account, currency };
      const row = (at: number, change: number): Row => {
        const none = { confirmed: 0, pending: 0 };
        return { at, accounts: [account], cells: { ...about, ...none, [kind]: change } };
      };
      return [row(from, amount), ...(until === undefined ? [] : [row(until, -amount)])];
    }),
  'payout-report': (merchant) =>
    merchant.payouts.flatMap(({ code = '', sent, state, amount = 0, takenAt, backAt }) => {
      const { accountCode } = sent;
      const owner = sellerOf(merchant, accountCode) ?? merchant.division;
      const status = state === 'REJECTED' ? 'FAILED' : state;
      const row = (at: number, step: string, direction: string, sign: -1 | 0 | 1): Row => {
        const about = { payout: code, step, direction, accountCode, status };
        const whose = { ownerCode: owner.code, ownerName: owner.name };
        const cells = { ...about, ...whose, amount, balanceChange: sign * amount };
        return { at, accounts: [accountCode], cells };
      };
      if (takenAt === undefined) return [];
      const isPaid = state === 'PROCESSED' || state === 'RETURNED';
      return [
        row(takenAt, 'PAYOUT', 'OUT', -1),
        ...(isPaid ? [row(takenAt, 'PAYOUT_PROCESSED', 'TO_BANK', 0)] : []),
        ...(backAt === undefined ? [] : [row(backAt, 'PAYOUT_RETURN', 'BACK', 1)]),
      ];
    }),
};

/** D107, D218: the rows of the file of a report; undefined if that is open. */
export function rowsOf(merchant: Merchant, body: ReportBody): ReportCells[] | undefined {
  const { report, account, from, to } = body;
  const seller = merchant.sellers.find(({ code }) => code === account);
  // Which sellers a period has is open, and so is the exchange rate of a payout.
  if (report === 'marketplace-sellers' && from !== undefined) return undefined;
  const isConverted = merchant.payouts.some(({ sent }) => (sent.targetCurrency ?? 'EUR') !== 'EUR');
  if (report === 'payout-report' && (isConverted || isCut(merchant, body))) return undefined;
  return (reports[report]?.(merchant, account) ?? [])
    .filter(({ accounts }) => !seller || accounts.some((each) => owns(seller, each)))
    .filter(({ at }) => at === undefined || at >= startOf(body, merchant.now))
    .filter(({ at }) => to === undefined || at === undefined || at < Date.parse(to))
    .map(({ cells }) => cells);
}

/** Whether a period may begin or end between the making of a payout and its processing, whose time is the service's. */
function isCut({ payouts, now }: Merchant, { from, to }: ReportBody): boolean {
  const edges = [from, to].flatMap((date) => (date === undefined ? [] : Date.parse(date)));
  return payouts.some(({ takenAt = now }) => edges.some((edge) => takenAt < edge && edge <= now));
}

function splitsOf({ payments, refunds }: Merchant): (Payment | Refund)[] {
  return [...payments, ...refunds];
}

/** A transaction, with the share of a seller, or else of its only one. */
function showTransaction(
  merchant: Merchant,
  transaction: Transaction,
  account: string | undefined,
): Row {
  const split = splitsOf(merchant).find((each) => each.transaction === transaction);
  const { code = '', type, extRef, amount } = transaction;
  const credited = (split?.bookings ?? []).flatMap(({ credits }) => credits);
  const sellers = merchant.sellers.filter((each) => credited.some(([to]) => owns(each, to)));
  const seller = sellers.find(
    (each) => each.code === account || (sellers.length === 1 && !account),
  );
  const sellerCredits = credited.filter(([to]) => seller && owns(seller, to));
  const share =
    sellerCredits.reduce((sum, [, each]) => sum + each, 0) * (type === 'REFUND' ? -1 : 1);
  const whose = { sellerCode: seller?.code ?? '', sellerName: seller?.name ?? '', share };
  const accounts = (split?.bookings ?? []).flatMap(accountsOf);
  return { accounts, cells: { transaction: code, type, extRef, amount, ...whose } };
}

function settlementRows(merchant: Merchant): Row[] {
  return splitsOf(merchant).flatMap(({ code = '', bookings, transaction }): Row[] => {
    if (transaction.status !== 'RECONCILED') return [];
    const { type, extRef, endedAt } = transaction;
    return [...new Set(bookings.flatMap(accountsOf))].flatMap((accountCode) => {
      const seller = sellerOf(merchant, accountCode);
      const about = { split: code, type, extRef, accountCode, sellerCode: seller?.code ?? '' };
      const total = netOn(bookings, accountCode);
      const cells = { ...about, ...breakdownOf(bookings, accountCode), total };
      return seller ? [{ at: endedAt, accounts: [accountCode], cells }] : [];
    });
  });
}

/** D66: what a leaf moves on the merchant's accounts, each with the account on the other side; empty: the buyer. */
function revenueOf(
  merchant: Merchant,
  { node, account, gross, credits }: Booking,
): (readonly [accountCode: string, other: string, amount: number])[] {
  const [target = account, fee = 0] = credits.at(-1) ?? [];
  const isFromMerchant = node.label === 'PLATFORM_DISCOUNT';
  const path = [...new Set(isFromMerchant ? [merchant.liable, account] : [account, target])];
  const moves = path.map((to, index) => [path[index - 1] ?? '', to, gross] as const);
  const shown = isFee(node) ? [[account, target, fee] as const] : moves;
  return shown.flatMap(([from, to, amount]) => [
    ...(isMerchants(merchant, from) ? [[from, to, -amount] as const] : []),
    ...(isMerchants(merchant, to) ? [[to, from, amount] as const] : []),
  ]);
}
