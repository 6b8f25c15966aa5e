import {
  paymentSplitLabelValues,
  refundSplitLabelValues,
} from '@seller-funds/contract/vocabulary/shared';

const ofPayments: ReadonlySet<string> = new Set(paymentSplitLabelValues);
const fees: ReadonlySet<unknown> = new Set(
  refundSplitLabelValues.filter((label) => !ofPayments.has(label)),
);

/** True for the labels of refund fees: those that payment splits do not have (D153). */
export function isFeeLabel(label: unknown): boolean {
  return fees.has(label);
}
