import { repeat, type Repeated } from '../kernel/work-loop.js';
import type { Store } from '../storage/store.js';
import type { TenantDue } from '../storage/all-tenants.js';
import { readNextWakeTime } from './stored-jobs.js';
import { type JobContext, runDueJobs } from './run-due-jobs.js';

/** The interval of the search for jobs that other processes scheduled or left behind. */
const sweepMs = 10_000;

const tenantsPerRead = 1000;

/** For how many tenants jobs run concurrently. */
const concurrency = 4;

/** Runs due jobs of running clocks. Every process searches for them; the one that deletes a job executes it. */
export class JobTimer {
  /** Tenants to check, in order of arrival. */
  readonly #ready = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  /** Timers of tenants whose next job is due before the next search. */
  readonly #sleeping = new Map<string, NodeJS.Timeout>();
  #sweeps: Repeated | undefined;
  #stopped = false;

  constructor(
    private readonly store: Store,
    private readonly context: JobContext,
  ) {}

  /** Runs jobs that are due already, then starts the timer. */
  start(): void {
    this.#sweeps = repeat(() => this.#sweep(), sweepMs, this.context.onError);
  }

  wake(tenant: string): void {
    if (this.#stopped) return;
    this.#ready.add(tenant);
    this.#runNext();
  }

  /** Stops; resolves when running jobs are done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#sleeping.values()) clearTimeout(timer);
    this.#sleeping.clear();
    this.#ready.clear();
    await this.#sweeps?.stop();
    await Promise.all(this.#running.values());
  }

  #runNext(): void {
    for (const tenant of this.#ready) {
      if (this.#running.size >= concurrency) return;
      // The running round may have missed the new job: the tenant stays in the queue.
      if (this.#running.has(tenant)) continue;
      this.#ready.delete(tenant);
      const round = this.#round(tenant)
        .catch(this.context.onError)
        .finally(() => {
          this.#running.delete(tenant);
          this.#runNext();
        });
      this.#running.set(tenant, round);
    }
  }

  async #round(tenant: string): Promise<void> {
    while (!this.#stopped) {
      const dueAt = await this.store.reader(tenant).run(readNextWakeTime);
      if (dueAt === undefined) return;
      const wait = dueAt - this.context.systemTime();
      if (wait > 0) {
        this.#sleep(tenant, wait);
        return;
      }
      await runDueJobs(this.context, tenant);
    }
  }

  #sleep(tenant: string, wait: number): void {
    clearTimeout(this.#sleeping.get(tenant));
    this.#sleeping.delete(tenant);
    // Later jobs are found by a sweep, so that idle tenants use no memory.
    if (this.#stopped || wait > 2 * sweepMs) return;
    const wake = (): void => {
      this.#sleeping.delete(tenant);
      this.wake(tenant);
    };
    this.#sleeping.set(tenant, setTimeout(wake, wait).unref());
  }

  async #sweep(): Promise<void> {
    let page: readonly TenantDue[];
    let after = '';
    do {
      page = await this.store.allTenants.nextJobs(after, tenantsPerRead);
      const until = this.context.systemTime() + 2 * sweepMs;
      for (const { tenant, dueAt } of page) if (dueAt !== null && dueAt <= until) this.wake(tenant);
      after = page.at(-1)?.tenant ?? '';
    } while (page.length === tenantsPerRead && !this.#stopped);
  }
}
