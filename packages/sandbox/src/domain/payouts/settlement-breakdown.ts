import type { MovementRow } from '../../storage/tables.js';

/** What a payment or refund left on an account, by what it was for (D67). */
export interface SettlementBreakdown {
  productAmount: number;
  commission: number;
  handlingFee: number;
  rmaFee: number;
  deficiency: number;
  refundFee: number;
  vat: number;
}

const fields = new Map<string | null, keyof SettlementBreakdown>([
  ['COMMISSION', 'commission'],
  ['HANDLING_FEE', 'handlingFee'],
  ['PAYMENT_FEE', 'handlingFee'],
  ['RMA_FEE', 'rmaFee'],
  ['DEFICIENCY', 'deficiency'],
  ['REFUND_FEE', 'refundFee'],
  ['REFUND_VAT', 'vat'],
]);

/**
 * Adds up what the movements of a split or refund did to an account. What comes from the processor, or
 * goes back to it, is gross and in `productAmount`; what accounts pay each other is what its label says.
 */
export function breakDown(movements: readonly MovementRow[], account: string): SettlementBreakdown {
  const none = { commission: 0, handlingFee: 0, rmaFee: 0, deficiency: 0, refundFee: 0, vat: 0 };
  const sums: SettlementBreakdown = { productAmount: 0, ...none };
  for (const { debit_account: from, credit_account: to, ...row } of movements) {
    const gross = row.debit_bucket === 'INTERNAL' || row.credit_bucket === 'INTERNAL';
    const field = gross ? 'productAmount' : (fields.get(row.label) ?? 'productAmount');
    if (to === account) sums[field] += row.amount;
    if (from === account) sums[field] -= row.amount;
  }
  return sums;
}

/** What all of it comes to. */
export function totalOf(breakdown: SettlementBreakdown): number {
  return Object.values(breakdown).reduce((sum: number, amount: number) => sum + amount, 0);
}
