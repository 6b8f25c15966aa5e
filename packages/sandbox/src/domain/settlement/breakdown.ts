import type { RefundSplitLabel } from '@seller-funds/contract/vocabulary/shared';
import type { MovementRow } from '../../storage/tables.js';

/** What a split or refund came to for one account, by what it was for (D67). */
export interface Breakdown {
  readonly productAmount: number;
  readonly commission: number;
  readonly handlingFee: number;
  readonly rmaFee: number;
  readonly deficiency: number;
  readonly refundFee: number;
  readonly vat: number;
  /** The sum of all of them: the net change of the account. */
  readonly total: number;
}

type Part = Exclude<keyof Breakdown, 'productAmount' | 'total'>;

/** The part that an amount is in when it goes on to another account; all else is product amount. */
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

/**
 * Breaks down what a payment or refund split came to for an account.
 * @param movements all of the split's booking
 */
export function breakdownOf(movements: readonly MovementRow[], account: string): Breakdown {
  const sums = { commission: 0, handlingFee: 0, rmaFee: 0, deficiency: 0, refundFee: 0, vat: 0 };
  let total = 0;
  for (const { debit_account, debit_bucket, credit_account, credit_bucket, ...row } of movements) {
    const sign = Number(credit_account === account) - Number(debit_account === account);
    total += sign * row.amount;
    const isBetween = debit_bucket !== 'INTERNAL' && credit_bucket !== 'INTERNAL';
    const part = isBetween ? parts[row.label ?? 'PRODUCT_ITEM'] : undefined;
    if (part) sums[part] += sign * row.amount;
  }
  const others = Object.values(sums).reduce((sum, amount) => sum + amount, 0);
  return { ...sums, productAmount: total - others, total };
}
