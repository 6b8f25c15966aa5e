import { suggestedKey } from '../control-client/suggested-key.js';
import { payment } from '../seed/payment.js';
import { addSecret } from '../tenants/keys.js';

/** Three sample calls: create a seller and a payment, read the balances. A secret is read from SANDBOX_REQUIRE_KEY. */
export function sampleCalls(url: string, hasSecret = false): string[] {
  const key = hasSecret ? addSecret(suggestedKey, '${SANDBOX_REQUIRE_KEY}') : suggestedKey;
  const quote = hasSecret ? '"' : "'";
  const curl = `curl -s -H ${quote}Authorization: Bearer ${key}${quote}`;
  const json = `-H 'Content-Type: application/json'`;
  const split = payment('order-1', 1250);
  return [
    `${curl} ${json} -d '{"displayName":"Mila\\u0027s Ceramics"}' ${url}/api/accountholders`,
    `${curl} ${json} -d '${JSON.stringify(split)}' ${url}/api/fund/split-payments`,
    `${curl} ${url}/api/divisions`,
  ];
}
