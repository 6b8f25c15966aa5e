import { suggestedKey } from '../steer/suggested-key.js';

/** Three calls to try: a seller, a payment for the platform, and what came of it. */
export function sampleCalls(url: string): string[] {
  const curl = `curl -s -H 'Authorization: Bearer ${suggestedKey}'`;
  const json = `-H 'Content-Type: application/json'`;
  const split = {
    extRef: 'order-1',
    totalAmount: 1250,
    currency: 'EUR',
    paymentProcessor: 'ADYEN',
    pspExtRef: 'psp-1',
    items: [{ type: 'ITEM', label: 'PRODUCT_ITEM', extRef: 'order-1-1', amount: 1250 }],
  };
  return [
    `${curl} ${json} -d '{"displayName":"Mila Ceramics"}' ${url}/api/accountholders`,
    `${curl} ${json} -d '${JSON.stringify(split)}' ${url}/api/fund/split-payments`,
    `${curl} ${url}/api/divisions`,
  ];
}
