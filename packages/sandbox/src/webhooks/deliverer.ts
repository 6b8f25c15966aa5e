import { signEvent } from '@seller-funds/webhooks';
import { describeError } from '../kernel/describe-error.js';
import { repeat, type Repeated } from '../kernel/work-loop.js';
import type { Store } from '../storage/store.js';
import { UnknownTenant, type UnitsOfWork } from '../unit/unit-of-work.js';
import {
  type AttemptResult,
  type AttemptStart,
  beginAttempt,
  type DueDelivery,
  findDueDeliveries,
  endAttempt,
  discardAttempt,
} from './attempts.js';
import { type AttemptEnd, DeliveryQueues } from './delivery-queues.js';
import { ReceiverTimeout, type SendWebhook } from './send.js';

export interface DelivererOptions {
  readonly store: Store;
  readonly units: UnitsOfWork;
  readonly send: SendWebhook;
  /** The system's time, in milliseconds since 1970; part of each signature (D109). */
  readonly systemTime: () => number;
  readonly onError: (error: unknown) => void;
}

/** The interval of the search for deliveries that another process left behind. */
const sweepMs = 10_000;

/**
 * Sends due deliveries in the background. The state of a delivery is stored before and after each attempt. After a
 * crash, unfinished attempts are repeated.
 */
export class Deliverer {
  readonly #stop = new AbortController();
  readonly #tenants = new Map<string, DeliveryQueues>();
  #sweeps: Repeated | undefined;

  constructor(private readonly options: DelivererOptions) {}

  /** Sends deliveries that are due already, then starts the timer. */
  start(): void {
    this.#sweeps = repeat(() => this.#sweep(), sweepMs, this.options.onError);
  }

  wake(tenant: string): void {
    if (this.#stop.signal.aborted) return;
    const { units, systemTime, onError } = this.options;
    let queues = this.#tenants.get(tenant);
    if (!queues) {
      queues = new DeliveryQueues({
        find: (limit) =>
          units
            .read(tenant, (unit) => findDueDeliveries(unit, systemTime(), limit))
            .catch(ignoreReset([])),
        attempt: (delivery) => this.#attempt(tenant, delivery).catch(this.#report),
        onError,
        onIdle: () => this.#tenants.delete(tenant),
      });
      this.#tenants.set(tenant, queues);
    }
    queues.wake();
  }

  isSending(tenant: string): boolean {
    return this.#tenants.has(tenant);
  }

  /**
   * Resolves when no attempt of a tenant is running.
   * @param skipsSilent true to leave out receivers that did not respond in time several times in a row
   */
  async idle(tenant: string, options?: { readonly skipsSilent: boolean }): Promise<void> {
    await this.#tenants.get(tenant)?.idle(options);
  }

  /** Aborts running attempts and resolves when they have ended; the next process repeats them. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#sweeps?.stop();
    await Promise.all([...this.#tenants.values()].map((queues) => queues.stop()));
  }

  async #sweep(): Promise<void> {
    const tenants = await this.options.store.allTenants.tenantsWithDueWebhooks();
    for (const tenant of tenants) this.wake(tenant);
  }

  readonly #report = (error: unknown): AttemptEnd => {
    this.options.onError(error);
    return 'unknown';
  };

  async #attempt(tenant: string, delivery: DueDelivery): Promise<AttemptEnd> {
    const { units, systemTime } = this.options;
    const { url, code, number } = delivery;
    const sentAt = systemTime();
    // Stored content may be imported, and invalid.
    const signed = await headersOf(delivery, sentAt).catch(failure);
    const headers = 'error' in signed ? {} : signed.headers;
    const start: AttemptStart = { delivery: code, number, url, headers, sentAt };
    const mine = await units
      .record(tenant, (unit) => beginAttempt(unit, start))
      .catch(ignoreReset(false));
    if (!mine) return 'unknown';
    const result = 'error' in signed ? signed : await this.#send(delivery, headers);
    const isStored = await units
      .record(tenant, async (unit) => {
        if (!result) await discardAttempt(unit, start);
        return result !== undefined && endAttempt(unit, start, result, systemTime());
      })
      .catch(ignoreReset(false));
    if (!isStored || !result) return 'unknown';
    return 'error' in result && result.isTimeout ? 'timeout' : 'answered';
  }

  /** Returns the result of an attempt; undefined if it was aborted by `stop`. */
  async #send(
    { url, body }: DueDelivery,
    headers: AttemptStart['headers'],
  ): Promise<AttemptResult | undefined> {
    const { signal } = this.#stop;
    const copies = Number(this.options.units.world.copies);
    try {
      const result = await this.options.send({ url, headers, body }, signal);
      // What a receiver answers to a further copy, such as that it knows it, changes nothing.
      for (let copy = 1; copy < copies; copy += 1)
        await this.options.send({ url, headers, body }, signal).catch(() => undefined);
      return result;
    } catch (error) {
      return signal.aborted ? undefined : failure(error);
    }
  }
}

/** The headers of an attempt: a signature of its own time (D109) and its number. */
async function headersOf(
  { url, code, number, body, key }: DueDelivery,
  sentAt: number,
): Promise<Pick<AttemptStart, 'headers'>> {
  const content = JSON.parse(body) as { readonly accountOwnerCode: string };
  const signed = await signEvent({ url, body: content, apiKey: key, now: new Date(sentAt) });
  const own = {
    'user-agent': 'seller-funds-sandbox',
    'x-sandbox-delivery-id': code,
    'x-sandbox-attempt': String(number),
  };
  return { headers: { ...signed.headers, ...own } };
}

function failure(error: unknown): { readonly error: string; readonly isTimeout: boolean } {
  return { error: describeError(error), isTimeout: error instanceof ReceiverTimeout };
}

function ignoreReset<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof UnknownTenant) return instead;
    throw error;
  };
}
