import { owns, type Booking, type Merchant } from './merchant.js';

/** The body of a report request. */
export interface ReportBody {
  readonly report: string;
  readonly account?: string;
  /** Dates: the first day, and the first one that is no more in the report. */
  readonly from?: string;
  readonly to?: string;
}

/** What the file of a report has, whatever its columns are. */
export interface ReportContent {
  /** The names by which a file may show it. */
  readonly names: readonly string[];
  readonly isThere: boolean;
  /** The amount that a row with its name has; undefined if that depends on the report. */
  readonly amount: number | undefined;
}

/** What the reference states about files: the payments that seller-settlement has. */
export function contentsOf(
  { payments, sellers, now }: Merchant,
  body: ReportBody,
): ReportContent[] {
  const { report, account, from, to } = body;
  if (report !== 'seller-settlement' || from !== undefined) return [];
  const seller = sellers.find(({ code }) => code === account);
  const asked = seller ? [seller] : sellers;
  const isOf = (accounts: readonly string[]): boolean =>
    accounts.some((each) => asked.some((one) => owns(one, each)));
  return payments.flatMap(({ code = '', sent, at, bookings, transaction }) => {
    const isCredited = isOf(bookings.flatMap(({ credits }) => credits.map(([each]) => each)));
    const isOther = seller !== undefined && !isOf(bookings.flatMap(accountsOf));
    const isOpen = transaction.status !== 'RECONCILED' || at < startOf(body, now);
    // Payments that are not settled or old, and those of which a seller gets nothing, are stated nowhere.
    if (isCredited ? isOpen : !isOther) return [];
    const amount = bookings.length === 1 ? sent.totalAmount : undefined;
    const isThere = isCredited && (to === undefined || at < Date.parse(to));
    return [{ names: [code, sent.extRef], isThere, amount }];
  });
}

/** D218: the first moment of a report; without `from`, 366 days before its end. */
export function startOf({ from, to }: Pick<ReportBody, 'from' | 'to'>, now: number): number {
  if (from !== undefined) return Date.parse(from);
  const end = to === undefined ? (Math.floor(now / dayMs) + 1) * dayMs : Date.parse(to);
  return end - 366 * dayMs;
}

const dayMs = 24 * 3_600_000;

/** The accounts that a leaf moves money of, also if it is passed on. */
export function accountsOf({ account, credits }: Booking): string[] {
  return [account, ...credits.map(([each]) => each)];
}
