/** The forms of the dashboard that create objects, by the operations whose request bodies they fill. */
export const formOperations = {
  seller: 'v2.createAccountHolder',
  payment: 'v2.createPaymentSplit',
  refund: 'v2.createRefundSplit',
  payout: 'v2.createPayoutRequest',
} as const;

export type FormName = keyof typeof formOperations;
