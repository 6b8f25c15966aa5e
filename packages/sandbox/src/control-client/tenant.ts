import type * as types from '../generated/types/index.js';
import { omitNullish } from '../kernel/omit-nullish.js';
import { controlCalls } from './control-client.js';
import { type Duration, parseDuration } from './duration.js';

/** Ends a check, at once and whatever is missing. */
export interface KycControl {
  readonly pass: () => Promise<types.api.KycCheck>;
  /** @param message the reason to show; the usual one where left out */
  readonly reject: (message?: string) => Promise<types.api.KycCheck>;
  readonly fail: (message?: string) => Promise<types.api.KycCheck>;
  readonly forge: (message?: string) => Promise<types.api.KycCheck>;
  /** Keeps it in progress until it is ended otherwise. */
  readonly hold: () => Promise<types.api.KycCheck>;
}

/** Says how the bank ends a payout. */
export interface PayoutControl {
  readonly process: () => Promise<types.api.PayoutProgress>;
  /** @param message the reason to show; the usual one where left out */
  readonly fail: (message?: string) => Promise<types.api.PayoutProgress>;
  readonly sendBack: (message?: string) => Promise<types.api.PayoutProgress>;
  /** Leaves it on its way. */
  readonly hold: () => Promise<types.api.PayoutProgress>;
}

/** Which deliveries are meant; all where nothing is said. */
export interface DeliveryFilter {
  readonly state?: types.api.DeliveryStateInput;
  readonly type?: types.api.WebhookTypeInput;
}

/** The webhooks of a tenant. */
export interface TenantWebhooks {
  /**
   * Waits until all that are due are sent; gives each delivery with its attempts, what was answered, or why nothing
   * was, in the order of their events.
   */
  readonly deliveries: (filter?: DeliveryFilter) => Promise<types.api.DeliveryDetail[]>;
  /** Sends one again. */
  readonly replay: (code: string) => Promise<types.api.DeliveryDetail>;
}

/** One isolated world of a sandbox: its key, and what steers it. Refusals are `SteeringError`s. */
export interface Tenant {
  readonly key: string;
  /** Answers a request with the key of this tenant: what a client takes for `fetch`. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Moves the clock, by `3 days`, to a moment, or to the next due job; does all that is due until then. */
  readonly advance: (to: Duration | Date | 'next job') => Promise<types.api.Clock>;
  /** Stops the clock, at a later moment if one is given. */
  readonly freeze: (at?: Date) => Promise<types.api.Clock>;
  /** Ends the check of an account holder, or of an external account, by its code. */
  readonly kyc: (code: string) => KycControl;
  readonly payout: (code: string) => PayoutControl;
  /** Settles payments and refunds by their references at processors; all where none are given. */
  readonly settle: (references?: string[]) => Promise<types.api.HandledLine[]>;
  /** Charges a payment back, all of it where no amount is given. */
  readonly chargeBack: (extRef: string, amount?: number) => Promise<types.api.Chargeback>;
  /** Sets up the merchant: its time zone, how long checks take, and so on. What is left out stays. */
  readonly setUp: (changes: types.api.MerchantUpdate) => Promise<types.api.Merchant>;
  /** Lets calls fail. */
  readonly fault: (rule: types.api.FaultRule) => Promise<types.api.Fault>;
  readonly clearFaults: () => Promise<void>;
  /** Keeps the state; gives what brings it back. */
  readonly snapshot: (name?: string) => Promise<() => Promise<void>>;
  /** Waits until all webhooks that are due are sent; gives how many are in each state. */
  readonly webhooksSent: () => Promise<types.api.Webhooks>;
  readonly webhooks: TenantWebhooks;
  /** Removes everything. */
  readonly reset: (at?: Date) => Promise<void>;
}

/**
 * Makes what steers the tenant of a key.
 * @param answer the sandbox
 */
export function controlTenant(key: string, answer: Tenant['fetch']): Tenant {
  const call = controlCalls({ fetch: answer, origin: 'http://sandbox.localhost', key });
  return {
    key,
    fetch: (request) => {
      const keyed = new Request(request);
      keyed.headers.set('authorization', `Bearer ${key}`);
      return answer(keyed);
    },
    advance: (to) => call('advanceClock', { body: targetOf(to) }),
    freeze: (at) => call('freezeClock', { body: momentOf(at) }),
    kyc: (code) => {
      const check = code.startsWith('ea_') ? 'decideExternalAccountCheck' : 'decideHolderCheck';
      const end = (
        outcome: types.api.KycDecision['outcome'],
        message?: string,
      ): Promise<types.api.KycCheck> =>
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
      const end = (
        outcome: types.api.PayoutDecision['outcome'],
        message?: string,
      ): Promise<types.api.PayoutProgress> =>
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
  // The clock moves by whole seconds.
  return { seconds: Math.ceil(parseDuration(to) / 1000) };
}
