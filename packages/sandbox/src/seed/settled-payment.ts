import type { SeedStep } from './seed.js';

/** A payment of one item for an account, which is settled at once. */
export function settledPayment(extRef: string, amount: number, accountCode: string): SeedStep {
  return {
    call: 'v2.createPaymentSplit',
    body: {
      extRef,
      totalAmount: amount,
      currency: 'EUR',
      paymentProcessor: 'ADYEN',
      pspExtRef: `settle-now-${extRef}`,
      items: [{ type: 'ITEM', label: 'PRODUCT_ITEM', extRef: `${extRef}-1`, amount, accountCode }],
    },
  };
}
