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

/** What delivering needs. */
export interface DelivererOptions {
  readonly store: Store;
  readonly units: UnitsOfWork;
  readonly send: SendWebhook;
  /** The system's time in milliseconds since 1970; signatures carry it (D109). */
  readonly systemTime: () => number;
  readonly onError: (error: unknown) => void;
}

/** How many notifications of a tenant are on their way at once. */
const concurrency = 8;

/** How often a process looks for what another one left behind. */
const sweepMs = 10_000;

/**
 * Sends what is due, in the background: no request waits for it. Everything about a delivery is stored
 * before and after each attempt, so that it goes on where it was after a crash; what was under way then is
 * sent again.
 */
export class Deliverer {
  readonly #options: DelivererOptions;
  readonly #stop = new AbortController();
  /** Those that run, by tenant. */
  readonly #pumps = new Map<string, WorkLoop>();
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;

  constructor(options: DelivererOptions) {
    this.#options = options;
  }

  /** Begins with what is due already. */
  start(): void {
    this.#sweeping = this.#sweep().catch(this.#options.onError);
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweep().catch(this.#options.onError);
    }, sweepMs);
    // Looking for work is no reason to keep a process alive.
    this.#timer.unref();
  }

  /** Sends what is due for a tenant. */
  wake(tenant: string): void {
    if (this.#stop.signal.aborted) return;
    let pump = this.#pumps.get(tenant);
    if (!pump) {
      const round = (): Promise<void> => this.#sendDue(tenant).catch(this.#options.onError);
      pump = new WorkLoop(round, () => this.#pumps.delete(tenant));
      this.#pumps.set(tenant, pump);
    }
    pump.wake();
  }

  /** Resolves once nothing of a tenant is on its way. */
  async idle(tenant: string): Promise<void> {
    await this.#pumps.get(tenant)?.idle();
  }

  /** Breaks off what is on its way and resolves when that is done; it is sent again by the next process. */
  async stop(): Promise<void> {
    this.#stop.abort();
    clearInterval(this.#timer);
    await this.#sweeping;
    await Promise.all([...this.#pumps.values()].map((pump) => pump.stop()));
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

/** Each attempt has a signature of its own time (D109), and says which it is (D115). */
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

/** A tenant that is reset while something of it is on its way takes that with it. */
function ignoreReset<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof UnknownTenant) return instead;
    throw error;
  };
}
