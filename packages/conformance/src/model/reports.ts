import { by } from './expected.js';
import { isMerchants, owns, type Booking, type Merchant, type Refund } from './merchant.js';

/** The body of a report request. */
export interface ReportBody {
  readonly report: string;
  /** The code of a seller. */
  readonly account?: string;
  /** Dates: the first day, and the first one that is no more in the report. */
  readonly from?: string;
  readonly to?: string;
}

/** Something that the file of a report has, or does not have. */
export interface ReportContent {
  /** The names by which a file may show it. */
  readonly names: readonly string[];
  /** Whether it is there: true or false, with its claims. */
  readonly isThere: unknown;
  /** The amount that a row with its name has; undefined if that depends on the report. */
  readonly amount?: number | undefined;
}

/** D107, D218: what the file of a report has of sellers, payouts or payments. */
export function contentsOf(merchant: Merchant, body: ReportBody): ReportContent[] {
  const { report, account, from, to } = body;
  const seller = merchant.sellers.find(({ code }) => code === account);
  const isOf = (accounts: readonly string[]): boolean =>
    account === undefined || accounts.some((each) => seller !== undefined && owns(seller, each));
  const isWithin = (at: number): boolean =>
    (from === undefined || at >= Date.parse(from)) && (to === undefined || at < Date.parse(to));
  // Which sellers a period has is not stated.
  if (report === 'marketplace-sellers' && from !== undefined) return [];
  if (report === 'marketplace-sellers')
    return merchant.sellers.map(({ code, accounts }) => {
      return { names: [code], isThere: decided(isOf(accounts.map((each) => each.code))) };
    });
  if (report === 'payout-report')
    return merchant.payouts.map(({ code = '', sent, amount, takenAt }) => {
      const isPaid = takenAt !== undefined && isWithin(takenAt);
      return { names: [code], isThere: decided(isPaid && isOf([sent.accountCode])), amount };
    });
  const isShown = ({ at, bookings }: Pick<Refund, 'at' | 'bookings'>): boolean =>
    isWithin(at) && isOf(bookings.flatMap(accountsOf));
  const payments = merchant.payments.flatMap((payment): ReportContent[] => {
    const { code = '', sent, bookings } = payment;
    const own = bookings.filter((each) => isOf(accountsOf(each)));
    const isThere = isShown(payment) && (report !== 'marketplace-revenue' || earns(merchant, own));
    // Refunds and chargebacks may be shown with the names of their payment.
    const isNamed =
      merchant.refunds.some((each) => each.payment === payment && isShown(each)) ||
      merchant.transactions.some(
        (each) => each.type === 'CHARGEBACK' && each.extRef === sent.extRef,
      );
    if (!isThere && isNamed) return [];
    const amount = bookings.length === 1 ? sent.totalAmount : undefined;
    const isStated = report === 'seller-settlement' && from === undefined;
    return [{ names: [code, sent.extRef], isThere: isStated ? isThere : decided(isThere), amount }];
  });
  if (report !== 'marketplace-payments') return payments;
  const refunds = merchant.refunds.map((refund) => {
    const { code = '', sent, bookings, totalAmount } = refund;
    const amount = bookings.length === 1 ? totalAmount : undefined;
    const { pspMutationExtRef: name } = sent;
    // Refunds of several payments may have one name.
    const isShared = merchant.refunds.some(
      (each) => each !== refund && each.sent.pspMutationExtRef === name,
    );
    const names = isShared ? [code] : [code, name];
    return { names, isThere: decided(isShown(refund)), amount };
  });
  return [...payments, ...refunds];
}

const decided = (isThere: boolean): unknown => by('D218', isThere);

/** D66: whether a payment moves money to or from the merchant's accounts. */
function earns(merchant: Merchant, bookings: readonly Booking[]): boolean {
  return bookings.some((booking) => {
    const isSubsidized = booking.node.label === 'PLATFORM_DISCOUNT';
    return isSubsidized || accountsOf(booking).some((each) => isMerchants(merchant, each));
  });
}

function accountsOf({ account, credits }: Booking): string[] {
  return [account, ...credits.map(([each]) => each)];
}
