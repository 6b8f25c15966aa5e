import {
  paymentSplitLabelValues,
  refundSplitLabelValues,
} from '@seller-funds/contract/vocabulary/shared';

const ofPayments: ReadonlySet<string> = new Set(paymentSplitLabelValues);
const fees: ReadonlySet<unknown> = new Set(
  refundSplitLabelValues.filter((label) => !ofPayments.has(label)),
);

/** Whether a label charges the seller for the refund itself: one that no payment has (D153). */
export function isFeeLabel(label: unknown): boolean {
  return fees.has(label);
}
