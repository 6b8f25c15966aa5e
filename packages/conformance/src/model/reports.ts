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
  { payments, sellers }: Merchant,
  { report, account, from, to }: ReportBody,
): ReportContent[] {
  if (report !== 'seller-settlement' || from !== undefined) return [];
  const seller = sellers.find(({ code }) => code === account);
  return payments.map(({ code = '', sent, at, bookings }) => {
    const isOf = !seller || bookings.flatMap(accountsOf).some((each) => owns(seller, each));
    const amount = bookings.length === 1 ? sent.totalAmount : undefined;
    const isThere = isOf && (to === undefined || at < Date.parse(to));
    return { names: [code, sent.extRef], isThere, amount };
  });
}

/** The accounts that a leaf moves money of, also if it is passed on. */
export function accountsOf({ account, credits }: Booking): string[] {
  return [account, ...credits.map(([each]) => each)];
}
