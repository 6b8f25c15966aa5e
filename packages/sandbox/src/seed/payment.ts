import type { SeedStep } from './seed.js';

/** The request body of a payment of one item, which belongs to an account, or to the marketplace. */
export function payment(extRef: string, amount: number, accountCode?: string) {
  return {
    extRef,
    totalAmount: amount,
    currency: 'EUR' as const,
    paymentProcessor: 'ADYEN',
    pspExtRef: `psp-${extRef}`,
    items: [
      {
        type: 'ITEM' as const,
        label: 'PRODUCT_ITEM' as const,
        extRef: `${extRef}-1`,
        amount,
        ...(accountCode !== undefined && { accountCode }),
      },
    ],
  };
}

/** A payment of one item for an account, which is settled at once. */
export function settledPayment(extRef: string, amount: number, accountCode: string): SeedStep {
  const body = { ...payment(extRef, amount, accountCode), pspExtRef: `settle-now-${extRef}` };
  return { call: 'v2.createPaymentSplit', body };
}
