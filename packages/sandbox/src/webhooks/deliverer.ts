import { signEvent } from '@seller-funds/webhooks';
import { describeError } from '../kernel/describe-error.js';
import { repeat, WorkLoop } from '../kernel/work-loop.js';
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
import type { SendWebhook } from './send.js';

export interface DelivererOptions {
  readonly store: Store;
  readonly units: UnitsOfWork;
  readonly send: SendWebhook;
  /** The system's time, in milliseconds since 1970; part of each signature (D109). */
  readonly systemTime: () => number;
  readonly onError: (error: unknown) => void;
}

/** The maximum number of concurrent attempts of a tenant. */
const concurrency = 8;

/** The interval of the search for deliveries that another process left behind. */
const sweepMs = 10_000;

/**
 * Sends due deliveries in the background. The state of a delivery is stored before and after each attempt. After a
 * crash, unfinished attempts are repeated.
 */
export class Deliverer {
  readonly #stop = new AbortController();
  /** The running loops, by tenant. */
  readonly #loops = new Map<string, WorkLoop>();
  #stopSweeps: (() => Promise<void>) | undefined;

  constructor(private readonly options: DelivererOptions) {}

  /** Sends deliveries that are due already, then starts the timer. */
  start(): void {
    this.#stopSweeps = repeat(() => this.#sweep(), sweepMs, this.options.onError);
  }

  /** Sends the due deliveries of a tenant. */
  wake(tenant: string): void {
    if (this.#stop.signal.aborted) return;
    let loop = this.#loops.get(tenant);
    if (!loop) {
      const round = (): Promise<void> => this.#sendDue(tenant).catch(this.options.onError);
      loop = new WorkLoop(round, () => this.#loops.delete(tenant));
      this.#loops.set(tenant, loop);
    }
    loop.wake();
  }

  /** Resolves when no attempt of a tenant is running. */
  async idle(tenant: string): Promise<void> {
    await this.#loops.get(tenant)?.idle();
  }

  /** Aborts running attempts and resolves when they have ended; the next process repeats them. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#stopSweeps?.();
    await Promise.all([...this.#loops.values()].map((loop) => loop.stop()));
  }

  async #sweep(): Promise<void> {
    const tenants = await this.options.store.allTenants.tenantsWithDueWebhooks();
    for (const tenant of tenants) this.wake(tenant);
  }

  async #sendDue(tenant: string): Promise<void> {
    const { units, systemTime } = this.options;
    let ended: boolean[];
    do {
      const due = await units
        .read(tenant, (unit) => findDueDeliveries(unit, systemTime(), concurrency))
        .catch(ignoreReset([]));
      ended = await Promise.all(due.map((delivery) => this.#attempt(tenant, delivery)));
      // Without an ended attempt, the next search would find the same deliveries.
    } while (ended.includes(true) && !this.#stop.signal.aborted);
  }

  /** Returns true if the attempt has ended and its result is stored. */
  async #attempt(tenant: string, delivery: DueDelivery): Promise<boolean> {
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
    if (!mine) return false;
    const result = 'error' in signed ? signed : await this.#send(delivery, headers);
    return units
      .record(tenant, async (unit) => {
        if (!result) await discardAttempt(unit, start);
        return result !== undefined && endAttempt(unit, start, result, systemTime());
      })
      .catch(ignoreReset(false));
  }

  /** Returns the result of an attempt; undefined if it was aborted by `stop`. */
  async #send(
    { url, body }: DueDelivery,
    headers: AttemptStart['headers'],
  ): Promise<AttemptResult | undefined> {
    const { signal } = this.#stop;
    try {
      return await this.options.send({ url, headers, body }, signal);
    } catch (error) {
      return signal.aborted ? undefined : failure(error);
    }
  }
}

/** The headers of an attempt: a signature of its own time (D109) and its number (D115). */
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

function failure(error: unknown): { readonly error: string } {
  return { error: describeError(error) };
}

/** Ignores that a tenant was deleted during an attempt. */
function ignoreReset<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof UnknownTenant) return instead;
    throw error;
  };
}
