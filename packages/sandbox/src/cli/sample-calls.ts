import { suggestedKey } from '../control-client/suggested-key.js';
import { addSecret } from '../tenants/keys.js';

/**
 * Three calls to try: a seller, a payment for the platform, and what came of it.
 * @param hasSecret whether keys need one; the shell takes it from where the command may have it from
 */
export function sampleCalls(url: string, hasSecret = false): string[] {
  const key = hasSecret ? addSecret(suggestedKey, '${SANDBOX_REQUIRE_KEY}') : suggestedKey;
  const quote = hasSecret ? '"' : "'";
  const curl = `curl -s -H ${quote}Authorization: Bearer ${key}${quote}`;
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
    `${curl} ${json} -d '{"displayName":"Mila\\u0027s Ceramics"}' ${url}/api/accountholders`,
    `${curl} ${json} -d '${JSON.stringify(split)}' ${url}/api/fund/split-payments`,
    `${curl} ${url}/api/divisions`,
  ];
}
