import { setTimeout as delay } from 'node:timers/promises';
import { type JobContext, runDueJobs } from '../jobs/run-due-jobs.js';
import { repeat, type Repeated } from '../kernel/work-loop.js';
import type { Store } from '../storage/store.js';
import { finishAdvance, readAdvanceTarget } from './clock.js';

/** The interval of the search for advances of processes that have stopped. */
const sweepMs = 10_000;

/** An advance whose tenant has had no change for this time is continued. An attempt of a webhook takes less. */
const abandonedMs = 30_000;

/** Runs the advances of clocks, which are stored with their tenants. */
export class ClockAdvances {
  readonly #running = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  #sweeps: Repeated | undefined;

  constructor(
    private readonly store: Store,
    private readonly context: JobContext,
  ) {}

  /** Continues advances of processes that have stopped, now and in intervals. */
  start(): void {
    this.#sweeps = repeat(() => this.#sweep(), sweepMs, this.context.onError);
  }

  /** Runs the stored advance of a tenant. Resolves when it is done, or after some time: it then continues. */
  async run(tenant: string, waitMs: number): Promise<void> {
    const waiting = new AbortController();
    const signal = AbortSignal.any([waiting.signal, this.#stop.signal]);
    const late = delay(waitMs, undefined, { signal }).catch(() => undefined);
    try {
      await Promise.race([this.#finish(tenant), late]);
    } finally {
      waiting.abort();
    }
  }

  /** Stops after the running jobs; resolves when no attempt of a webhook is waited for. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#sweeps?.stop();
    await Promise.allSettled(this.#running.values());
  }

  async #sweep(): Promise<void> {
    const before = this.context.systemTime() - abandonedMs;
    for (const tenant of await this.store.allTenants.abandonedAdvances(before))
      this.#resume(tenant).catch(this.context.onError);
  }

  /** Another advance may be stored as soon as one has ended. */
  async #finish(tenant: string): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await this.#resume(tenant);
      if ((await this.context.units.read(tenant, readAdvanceTarget)) === undefined) return;
    }
  }

  #resume(tenant: string): Promise<void> {
    const running =
      this.#running.get(tenant) ??
      this.#advance(tenant).finally(() => {
        this.#running.delete(tenant);
      });
    this.#running.set(tenant, running);
    return running;
  }

  async #advance(tenant: string): Promise<void> {
    const { units, systemTime } = this.context;
    let isDone = false;
    while (!isDone && !this.#stop.signal.aborted) {
      await runDueJobs(this.context, tenant, (unit) =>
        this.#stop.signal.aborted ? Promise.resolve(undefined) : readAdvanceTarget(unit),
      );
      isDone = await units.write(tenant, (unit) => finishAdvance(unit, systemTime()));
    }
  }
}
