import { randomUUID } from 'node:crypto';
import { AdapterError, type Adapter, type Tenant } from './adapter.js';

/** How long an action may take, in milliseconds. */
const actionLimit = 60_000;

/**
 * The adapter for this repository's sandbox: a key that nobody used opens a tenant of its own, and
 * the control API under `/_sandbox` does the rest.
 */
export function sandboxAdapter(target: string): Adapter {
  const control = (tenant: Tenant, path: string, body: object): Promise<void> =>
    post(`${target.replace(/\/+$/, '')}/_sandbox/${path}`, tenant, body);
  return {
    name: 'sandbox',
    newTenant: () => {
      const id = randomUUID().replaceAll('-', '');
      return Promise.resolve({ apiKey: `test_${id}`, readOnlyApiKey: `test_ro_${id}` });
    },
    decideKyc: ({ tenant, accountHolderCode, outcome }) =>
      control(tenant, `account-holders/${accountHolderCode}/kyc`, { outcome }),
    settle: ({ tenant, extRefs }) => control(tenant, 'settlements', { references: extRefs }),
    chargeback: ({ tenant, extRef }) => control(tenant, 'chargebacks', { extRef }),
    closeAccountHolder: ({ tenant, accountHolderCode }) =>
      control(tenant, `account-holders/${accountHolderCode}/status`, { code: 'CLOSED' }),
    advanceTime: ({ tenant, seconds }) => control(tenant, 'clock/advance', { seconds }),
  };
}

async function post(url: string, tenant: Tenant, body: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
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
