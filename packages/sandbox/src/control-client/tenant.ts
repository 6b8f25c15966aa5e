import type * as types from '../generated/types/index.js';
import type { Fetch } from '../kernel/fetch.js';
import { omitNullish } from '../kernel/fields.js';
import { controlCalls } from './control-client.js';
import { type Duration, parseDuration } from './duration.js';

/**
 * Ends a KYC check immediately, even if data is missing. A holder without legal entity gets an individual without data, in
 * which the API shows the status.
 */
export interface KycControl {
  readonly pass: () => Promise<types.api.KycCheck>;
  /** @param message the reason; the default reason of the outcome if omitted */
  readonly reject: (message?: string) => Promise<types.api.KycCheck>;
  readonly fail: (message?: string) => Promise<types.api.KycCheck>;
  readonly forge: (message?: string) => Promise<types.api.KycCheck>;
  /** Keeps the check in progress until it is ended by another call. */
  readonly hold: () => Promise<types.api.KycCheck>;
}

/** Sets the outcome of a payout at the bank. */
export interface PayoutControl {
  readonly process: () => Promise<types.api.PayoutProgress>;
  /** @param message the reason; the default reason of the outcome if omitted */
  readonly fail: (message?: string) => Promise<types.api.PayoutProgress>;
  readonly sendBack: (message?: string) => Promise<types.api.PayoutProgress>;
  /** Keeps the payout in transit. */
  readonly hold: () => Promise<types.api.PayoutProgress>;
}

/** Filters deliveries; all by default. */
export interface DeliveryFilter {
  readonly state?: types.api.DeliveryState;
  readonly type?: types.api.WebhookType;
}

/** The webhooks of a tenant. */
export interface TenantWebhooks {
  /**
   * Waits until all due deliveries are sent. Returns the deliveries ordered by event, each with its attempts and their
   * responses or errors.
   */
  readonly deliveries: (filter?: DeliveryFilter) => Promise<types.api.DeliveryDetail[]>;
  /** Sends a delivery again. */
  readonly replay: (code: string) => Promise<types.api.DeliveryDetail>;
}

/** A tenant of a sandbox: its key, and methods to control it, which throw {@link ControlError}. */
export interface Tenant {
  readonly key: string;
  /** Sends a request with the key of this tenant; the `fetch` option of a client. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** Advances the clock by a duration, to a date or to the next job, and runs all jobs due until then. */
  readonly advance: (to: Duration | Date | 'next job') => Promise<types.api.Clock>;
  /** Freezes the clock, after advancing it if a date is given. */
  readonly freeze: (at?: Date) => Promise<types.api.Clock>;
  /** Controls the KYC check of an account holder or external account, by its code. */
  readonly kyc: (code: string) => KycControl;
  /** Controls the outcome of a payout, by its code. */
  readonly payout: (code: string) => PayoutControl;
  /** Settles payments and refunds by their processor references; all pending ones by default. */
  readonly settle: (references?: string[]) => Promise<types.api.HandledLine[]>;
  /** Creates a chargeback of a payment. `amount` is in minor currency units; the whole payment by default. */
  readonly chargeBack: (extRef: string, amount?: number) => Promise<types.api.Chargeback>;
  /** Changes settings of the merchant, such as its time zone. Omitted settings stay unchanged. */
  readonly setUp: (changes: types.api.MerchantUpdate) => Promise<types.api.Merchant>;
  /** Adds a fault rule, which makes calls of the API fail. */
  readonly fault: (rule: types.api.FaultRule) => Promise<types.api.Fault>;
  /** Deletes all fault rules. */
  readonly clearFaults: () => Promise<void>;
  /** Takes a snapshot of the state; returns a function that restores it. */
  readonly snapshot: (name?: string) => Promise<() => Promise<void>>;
  /** Waits until all due webhooks are sent; returns the number of deliveries in each state. */
  readonly webhooksSent: () => Promise<types.api.Webhooks>;
  readonly webhooks: TenantWebhooks;
  /** Deletes all data of the tenant. A frozen clock then starts at the given date. */
  readonly reset: (at?: Date) => Promise<void>;
}

/**
 * Creates the tenant of a key.
 * @param fetch sends requests to the sandbox
 */
export function controlTenant(key: string, fetch: Fetch): Tenant {
  const call = controlCalls({ fetch, origin: 'http://sandbox.localhost', key });
  return {
    key,
    fetch: async (input, init) => {
      const keyed = new Request(input, init);
      keyed.headers.set('authorization', `Bearer ${key}`);
      return fetch(keyed);
    },
    advance: (to) => call('advanceClock', { body: targetOf(to) }),
    freeze: (at) => call('freezeClock', { body: momentOf(at) }),
    kyc: (code) => {
      const check = code.startsWith('ea_') ? 'decideExternalAccountCheck' : 'decideHolderCheck';
      const end = (outcome: types.api.KycDecision['outcome'], message?: string) =>
        call(check, { path: { code }, body: { outcome, ...omitNullish({ message }) } });
      return {
        pass: () => end('PASSED'),
        reject: (message) => end('REJECTED', message),
        fail: (message) => end('FAILED', message),
        forge: (message) => end('FORGED', message),
        hold: () => end('HOLD'),
      };
    },
    payout: (code) => {
      const end = (outcome: types.api.PayoutDecision['outcome'], message?: string) =>
        call('decidePayout', { path: { code }, body: { outcome, ...omitNullish({ message }) } });
      return {
        process: () => end('PROCESSED'),
        fail: (message) => end('FAILED', message),
        sendBack: (message) => end('RETURNED', message),
        hold: () => end('HOLD'),
      };
    },
    settle: async (references) => {
      const { lines } = await call('settle', { body: omitNullish({ references }) });
      return lines;
    },
    chargeBack: (extRef, amount) =>
      call('createChargeback', { body: { extRef, ...omitNullish({ amount }) } }),
    setUp: (body) => call('updateMerchant', { body }),
    fault: (body) => call('createFault', { body }),
    clearFaults: async () => {
      await call('clearFaults');
    },
    snapshot: async (name = 'latest') => {
      await call('takeSnapshot', { path: { name } });
      return async () => {
        await call('restoreSnapshot', { path: { name } });
      };
    },
    webhooksSent: () => call('flushWebhooks'),
    webhooks: {
      deliveries: async (filter = {}) => {
        await call('flushWebhooks');
        const found: types.api.DeliveryDetail[] = [];
        for (let page = 0; ; page += 1) {
          const query = { ...filter, _asc: true, _pageSize: 100, _pageNumber: page };
          const { elements, totalElementCount } = await call('listDeliveries', { query });
          for (const { code } of elements)
            found.push(await call('getDelivery', { path: { code } }));
          if (elements.length === 0 || found.length >= totalElementCount) return found;
        }
      },
      replay: (code) => call('replayDelivery', { path: { code } }),
    },
    reset: async (at) => {
      await call('reset', { body: momentOf(at) });
    },
  };
}

function momentOf(at: Date | undefined): { at?: string } {
  return at ? { at: at.toISOString() } : {};
}

function targetOf(to: Duration | Date | 'next job'): types.api.ClockAdvance {
  if (to === 'next job') return { toNextJob: true };
  if (to instanceof Date) return { to: to.toISOString() };
  // The clock advances by whole seconds.
  return { seconds: Math.ceil(parseDuration(to) / 1000) };
}
