import { randomUUID } from 'node:crypto';
import { AdapterError, type Adapter, type Tenant } from './adapter.js';

/** How long an action may take, in milliseconds. */
const actionLimit = 60_000;

/**
 * The adapter for this repository's sandbox: a key that nobody used opens a tenant of its own, and
 * the control API under `/_sandbox` does the rest.
 */
export function sandboxAdapter(target: string): Adapter {
  const base = `${target.replace(/\/+$/, '')}/_sandbox`;
  const post = (tenant: Tenant, path: string, body: object): Promise<void> =>
    send('POST', `${base}/${path}`, tenant, body);
  const status = (tenant: Tenant, holder: string, code: string): Promise<void> =>
    post(tenant, `account-holders/${holder}/status`, { code });
  return {
    name: 'sandbox',
    newTenant: () => {
      const id = randomUUID().replaceAll('-', '');
      return Promise.resolve({ apiKey: `test_${id}`, readOnlyApiKey: `test_ro_${id}` });
    },
    decideKyc: ({ tenant, accountHolderCode, externalAccountCode, outcome }) => {
      const subject =
        externalAccountCode === undefined
          ? `account-holders/${accountHolderCode}`
          : `external-accounts/${externalAccountCode}`;
      return post(tenant, `${subject}/kyc`, { outcome });
    },
    settle: ({ tenant, extRefs }) => post(tenant, 'settlements', { references: extRefs }),
    advanceTime: ({ tenant, seconds }) => post(tenant, 'clock/advance', { seconds }),
    decidePayout: ({ tenant, payoutCode, outcome }) =>
      post(tenant, `payouts/${payoutCode}/outcome`, { outcome }),
    chargeback: ({ tenant, extRef }) => post(tenant, 'chargebacks', { extRef }),
    reportPayment: ({ tenant, extRef, amount }) =>
      post(tenant, 'processor-payments', { extRef, amount, currency: 'EUR', processor: 'ADYEN' }),
    closeAccountHolder: ({ tenant, accountHolderCode }) =>
      status(tenant, accountHolderCode, 'CLOSED'),
    suspendAccountHolder: ({ tenant, accountHolderCode }) =>
      status(tenant, accountHolderCode, 'SUSPENDED'),
    configureMerchant: ({ tenant, ...settings }) =>
      send('PATCH', `${base}/merchant`, tenant, settings),
  };
}

async function send(method: string, url: string, tenant: Tenant, body: object): Promise<void> {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${tenant.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(actionLimit),
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AdapterError(`The sandbox cannot be reached at ${url}: ${reason}.`);
  });
  if (response.ok) return;
  const text = await response.text();
  throw new AdapterError(
    `The sandbox answered ${response.status} to ${url}: ${text.slice(0, 200)}`,
  );
}
