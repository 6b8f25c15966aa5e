import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { readKey } from './action-results.js';
import type { Adapter, Tenant } from './adapter.js';
import { type AdapterCall, callAdapter } from './call.js';

const pollMs = 100;

/**
 * The adapter for this repository's sandbox: an unused API key creates a tenant, and the control API under
 * `/_sandbox` performs all other actions.
 * @param keyPrefix the beginning of the keys of new tenants, which has the secret if the sandbox requires one
 */
export function sandboxAdapter(target: string, keyPrefix = 'test'): Adapter {
  const base = `${target.replace(/\/+$/, '')}/_sandbox`;
  const call = (
    method: AdapterCall['method'],
    { apiKey }: Tenant,
    path: string,
    input?: object,
  ): Promise<unknown> =>
    callAdapter('The sandbox', { method, url: `${base}/${path}`, input, apiKey });
  const post = async (tenant: Tenant, path: string, body: object): Promise<void> => {
    await call('POST', tenant, path, body);
  };
  const status = (tenant: Tenant, holder: string, code: string): Promise<void> =>
    post(tenant, `account-holders/${holder}/status`, { code });
  const report = (tenant: Tenant, line: object): Promise<void> =>
    post(tenant, 'processor-payments', { ...line, currency: 'EUR', processor: 'ADYEN' });
  return {
    name: 'sandbox',
    newTenant: () => {
      const key = `${keyPrefix.split('.', 1)[0]}_${randomUUID().replaceAll('-', '')}`;
      const readOnlyApiKey = key.replace(/^test_(?:ro_)?/, 'test_ro_');
      return Promise.resolve({ apiKey: key, readOnlyApiKey });
    },
    decideKyc: ({ tenant, accountHolderCode, externalAccountCode, outcome }) => {
      const subject =
        externalAccountCode === undefined
          ? `account-holders/${accountHolderCode}`
          : `external-accounts/${externalAccountCode}`;
      return post(tenant, `${subject}/kyc`, { outcome });
    },
    settle: ({ tenant, extRefs }) => post(tenant, 'settlements', { references: extRefs }),
    advanceTime: async ({ tenant, seconds }) => {
      let clock = await call('POST', tenant, 'clock/advance', { seconds });
      // After ten seconds the response comes before the clock is there.
      while (typeof (clock as { advancingTo?: unknown }).advancingTo === 'string') {
        await delay(pollMs);
        clock = await call('GET', tenant, 'clock');
      }
    },
    decidePayout: ({ tenant, payoutCode, outcome }) =>
      post(tenant, `payouts/${payoutCode}/outcome`, { outcome }),
    chargeback: ({ tenant, ...payment }) => post(tenant, 'chargebacks', payment),
    reportPayment: ({ tenant, ...payment }) => report(tenant, payment),
    reportRefund: ({ tenant, ...refund }) => report(tenant, { ...refund, type: 'REFUND' }),
    closeAccountHolder: ({ tenant, accountHolderCode }) =>
      status(tenant, accountHolderCode, 'CLOSED'),
    suspendAccountHolder: ({ tenant, accountHolderCode }) =>
      status(tenant, accountHolderCode, 'SUSPENDED'),
    configureMerchant: async ({ tenant, ...settings }) => {
      await call('PATCH', tenant, 'merchant', settings);
    },
    issueKey: async ({ tenant }) => ({
      apiKey: readKey(await call('POST', tenant, 'keys'), 'issueKey'),
    }),
    revokeKey: ({ tenant, apiKey }) => post(tenant, 'keys/revoke', { apiKey }),
  };
}
