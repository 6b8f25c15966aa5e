import { randomUUID } from 'node:crypto';
import { describeConnectionError } from '../http/connection.js';
import { transmit } from '../http/transport.js';
import { member, text } from '../json.js';
import { AdapterError, type Adapter, type Tenant } from './adapter.js';

/** The timeout of an action, in milliseconds. */
const actionLimit = 60_000;

/**
 * The adapter for this repository's sandbox: an unused API key creates a tenant, and the control API under
 * `/_sandbox` performs all other actions.
 * @param keyPrefix the beginning of the keys of new tenants, which has the secret if the sandbox requires one
 */
export function sandboxAdapter(target: string, keyPrefix = 'test'): Adapter {
  const base = `${target.replace(/\/+$/, '')}/_sandbox`;
  const post = async (tenant: Tenant, path: string, body: object): Promise<void> => {
    await send('POST', `${base}/${path}`, tenant, body);
  };
  const status = (tenant: Tenant, holder: string, code: string): Promise<void> =>
    post(tenant, `account-holders/${holder}/status`, { code });
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
    advanceTime: ({ tenant, seconds }) => post(tenant, 'clock/advance', { seconds }),
    decidePayout: ({ tenant, payoutCode, outcome }) =>
      post(tenant, `payouts/${payoutCode}/outcome`, { outcome }),
    chargeback: ({ tenant, extRef }) => post(tenant, 'chargebacks', { extRef }),
    reportPayment: ({ tenant, ...payment }) =>
      post(tenant, 'processor-payments', { ...payment, currency: 'EUR', processor: 'ADYEN' }),
    closeAccountHolder: ({ tenant, accountHolderCode }) =>
      status(tenant, accountHolderCode, 'CLOSED'),
    suspendAccountHolder: ({ tenant, accountHolderCode }) =>
      status(tenant, accountHolderCode, 'SUSPENDED'),
    configureMerchant: async ({ tenant, ...settings }) => {
      await send('PATCH', `${base}/merchant`, tenant, settings);
    },
    issueKey: async ({ tenant }) => {
      const apiKey = text(member(await send('POST', `${base}/keys`, tenant), 'apiKey'));
      if (apiKey === undefined) throw new AdapterError('The sandbox returned no apiKey.');
      return { apiKey };
    },
    revokeKey: ({ tenant, apiKey }) => post(tenant, 'keys/revoke', { apiKey }),
  };
}

async function send(method: string, url: string, tenant: Tenant, body?: object): Promise<unknown> {
  const request = {
    method,
    url,
    headers: {
      authorization: `Bearer ${tenant.apiKey}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  };
  const reply = await transmit(request, AbortSignal.timeout(actionLimit)).catch(
    (error: unknown) => {
      throw new AdapterError(
        `The sandbox cannot be reached at ${url}: ${describeConnectionError(error)}.`,
      );
    },
  );
  if (reply.status >= 200 && reply.status < 300) return reply.json;
  throw new AdapterError(
    `The sandbox responded with ${reply.status} to ${url}: ${reply.text.slice(0, 200)}`,
  );
}
