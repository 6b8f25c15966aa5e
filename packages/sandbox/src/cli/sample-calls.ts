import { suggestedKey } from '../control-client/suggested-key.js';
import { addSecret } from '../tenants/keys.js';

/** Three sample calls: create a seller and a payment, read the balances. A secret is read from SANDBOX_REQUIRE_KEY. */
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
