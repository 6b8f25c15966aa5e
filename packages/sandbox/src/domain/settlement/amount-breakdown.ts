import type { RefundSplitLabel } from '@seller-funds/contract/vocabulary/shared';
import type { MovementRow } from '../../storage/tables.js';

/** The amounts of a split or refund for one account, by purpose (D67), in minor units. */
export interface AmountBreakdown {
  readonly productAmount: number;
  readonly commission: number;
  readonly handlingFee: number;
  readonly rmaFee: number;
  readonly deficiency: number;
  readonly refundFee: number;
  readonly vat: number;
  /** The sum of all amounts: the net change of the account. */
  readonly total: number;
}

type Part = Exclude<keyof AmountBreakdown, 'productAmount' | 'total'>;

/** The part of each label for amounts that move to or from another account; the rest is product amount. */
const parts: Readonly<Record<RefundSplitLabel, Part | undefined>> = {
  COMMISSION: 'commission',
  DISCOUNT: undefined,
  DEFICIENCY: 'deficiency',
  HANDLING_FEE: 'handlingFee',
  PAYMENT_FEE: 'handlingFee',
  PLATFORM_DISCOUNT: undefined,
  PRODUCT_ITEM: undefined,
  RMA_FEE: 'rmaFee',
  SHIPPING: undefined,
  REFUND_FEE: 'refundFee',
  REFUND_VAT: 'vat',
};

/** Breaks down the amounts of a payment or refund split for an account. */
export function breakDownAmounts(
  movements: readonly MovementRow[],
  account: string,
): AmountBreakdown {
  const sums = { commission: 0, handlingFee: 0, rmaFee: 0, deficiency: 0, refundFee: 0, vat: 0 };
  let total = 0;
  for (const { debitAccount, debitBucket, creditAccount, creditBucket, ...row } of movements) {
    const sign = Number(creditAccount === account) - Number(debitAccount === account);
    total += sign * row.amount;
    const isBetween = debitBucket !== 'INTERNAL' && creditBucket !== 'INTERNAL';
    const part = isBetween ? parts[row.label ?? 'PRODUCT_ITEM'] : undefined;
    if (part) sums[part] += sign * row.amount;
  }
  const others = Object.values(sums).reduce((sum, amount) => sum + amount, 0);
  return { ...sums, productAmount: total - others, total };
}
