import { signEvent } from '@seller-funds/webhooks';
import { WorkLoop } from '../kernel/work-loop.js';
import type { Store } from '../storage/store.js';
import { UnknownTenant, type UnitsOfWork } from '../unit/unit-of-work.js';
import {
  type AttemptStart,
  beginAttempt,
  type DueDelivery,
  findDueDeliveries,
  endAttempt,
  tenantsWithDueDeliveries,
  discardAttempt,
} from './attempts.js';
import type { SendWebhook } from './send.js';

/** Options of the {@link Deliverer}. */
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
  readonly #options: DelivererOptions;
  readonly #stop = new AbortController();
  /** The running loops, by tenant. */
  readonly #loops = new Map<string, WorkLoop>();
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;

  constructor(options: DelivererOptions) {
    this.#options = options;
  }

  /** Sends deliveries that are due already, then starts the timer. */
  start(): void {
    this.#sweeping = this.#sweep().catch(this.#options.onError);
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweep().catch(this.#options.onError);
    }, sweepMs);
    // The search must not keep the process alive.
    this.#timer.unref();
  }

  /** Sends the due deliveries of a tenant. */
  wake(tenant: string): void {
    if (this.#stop.signal.aborted) return;
    let loop = this.#loops.get(tenant);
    if (!loop) {
      const round = (): Promise<void> => this.#sendDue(tenant).catch(this.#options.onError);
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
    clearInterval(this.#timer);
    await this.#sweeping;
    await Promise.all([...this.#loops.values()].map((loop) => loop.stop()));
  }

  async #sweep(): Promise<void> {
    const tenants = await this.#options.store.allTenants().run(tenantsWithDueDeliveries);
    for (const tenant of tenants) this.wake(tenant);
  }

  async #sendDue(tenant: string): Promise<void> {
    const { units, systemTime } = this.#options;
    let due: DueDelivery[];
    do {
      due = await units
        .read(tenant, (unit) => findDueDeliveries(unit, systemTime(), concurrency))
        .catch(ignoreReset([]));
      await Promise.all(due.map((delivery) => this.#attempt(tenant, delivery)));
    } while (due.length > 0 && !this.#stop.signal.aborted);
  }

  async #attempt(tenant: string, delivery: DueDelivery): Promise<void> {
    const { units, send, systemTime } = this.#options;
    const { url, code, number, body } = delivery;
    const sentAt = systemTime();
    const headers = await headersOf(delivery, sentAt);
    const start: AttemptStart = { delivery: code, number, url, headers, sentAt };
    const mine = await units
      .record(tenant, (unit) => beginAttempt(unit, start))
      .catch(ignoreReset(false));
    if (!mine) return;
    const { signal } = this.#stop;
    const result = await send({ url, headers, body }, signal).catch(() => undefined);
    await units
      .record(tenant, (unit) =>
        result ? endAttempt(unit, start, result, systemTime()) : discardAttempt(unit, start),
      )
      .catch(ignoreReset(undefined));
  }
}

/** The headers of an attempt: a signature of its own time (D109) and its number (D115). */
async function headersOf(
  { url, code, number, body, key }: DueDelivery,
  sentAt: number,
): Promise<Record<string, string>> {
  const content = JSON.parse(body) as { readonly accountOwnerCode: string };
  const signed = await signEvent({ url, body: content, apiKey: key, now: new Date(sentAt) });
  return {
    ...signed.headers,
    'user-agent': 'seller-funds-sandbox',
    'x-sandbox-delivery-id': code,
    'x-sandbox-attempt': String(number),
  };
}

/** Ignores that a tenant was deleted during an attempt. */
function ignoreReset<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof UnknownTenant) return instead;
    throw error;
  };
}
