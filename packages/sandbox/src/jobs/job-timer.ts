import type { Store } from '../storage/store.js';
import { type TenantDue, jobDueIn, tenantsWithJobs } from './due-tenants.js';
import { type JobContext, runDueJobs } from './run-due-jobs.js';

/** How often a process looks for jobs that another one made, or left behind when it ended. */
const sweepMs = 10_000;

/** How many tenants one look reads. */
const tenantsPerRead = 1000;

/** For how many tenants jobs run at once. */
const concurrency = 4;

/**
 * Runs the jobs of the tenants whose clock runs, when they are due. The process that makes a job runs it on time; every
 * process looks now and then for those that nobody has run. A job runs in the transaction that takes it off the list,
 * so one process alone does it.
 */
export class JobTimer {
  readonly #store: Store;
  readonly #context: JobContext;
  /** Tenants to look at, in the order in which they were named. */
  readonly #ready = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  /** Tenants whose next job is due before the next look at all. */
  readonly #sleeping = new Map<string, NodeJS.Timeout>();
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;
  #stopped = false;

  constructor(store: Store, context: JobContext) {
    this.#store = store;
    this.#context = context;
  }

  /** Begins with what is due already. */
  start(): void {
    this.#sweepOnce();
    this.#timer = setInterval(() => {
      this.#sweepOnce();
    }, sweepMs);
    // Waiting for a job is no reason to keep a process alive.
    this.#timer.unref();
  }

  /** Looks what is due in a tenant, runs it, and sleeps until its next job. */
  wake(tenant: string): void {
    if (this.#stopped) return;
    this.#ready.add(tenant);
    this.#runNext();
  }

  /** Stops; resolves when what is running is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    for (const timer of this.#sleeping.values()) clearTimeout(timer);
    this.#sleeping.clear();
    this.#ready.clear();
    await this.#sweeping;
    await Promise.all(this.#running.values());
  }

  #runNext(): void {
    for (const tenant of this.#ready) {
      if (this.#running.size >= concurrency) return;
      // Its round may have looked already; what is new must not wait for the next sweep.
      if (this.#running.has(tenant)) continue;
      this.#ready.delete(tenant);
      const round = this.#round(tenant)
        .catch(this.#context.onError)
        .finally(() => {
          this.#running.delete(tenant);
          this.#runNext();
        });
      this.#running.set(tenant, round);
    }
  }

  async #round(tenant: string): Promise<void> {
    while (!this.#stopped) {
      const dueAt = await this.#store.reader(tenant).run((db) => jobDueIn(db, tenant));
      if (dueAt === undefined) return;
      const wait = dueAt - this.#context.systemTime();
      if (wait > 0) {
        this.#sleep(tenant, wait);
        return;
      }
      await runDueJobs(this.#context, tenant);
    }
  }

  #sleep(tenant: string, wait: number): void {
    clearTimeout(this.#sleeping.get(tenant));
    this.#sleeping.delete(tenant);
    // What is due later is found by a sweep, so that tenants at rest cost no memory.
    if (this.#stopped || wait > 2 * sweepMs) return;
    const wake = (): void => {
      this.#sleeping.delete(tenant);
      this.wake(tenant);
    };
    this.#sleeping.set(tenant, setTimeout(wake, wait).unref());
  }

  #sweepOnce(): void {
    this.#sweeping ??= this.#sweep()
      .catch(this.#context.onError)
      .finally(() => {
        this.#sweeping = undefined;
      });
  }

  async #sweep(): Promise<void> {
    let page: readonly TenantDue[];
    let after = '';
    do {
      const from = after;
      page = await this.#store.allTenants().run((db) => tenantsWithJobs(db, from, tenantsPerRead));
      const until = this.#context.systemTime() + 2 * sweepMs;
      for (const { tenant, dueAt } of page) if (dueAt !== null && dueAt <= until) this.wake(tenant);
      after = page.at(-1)?.tenant ?? '';
    } while (page.length === tenantsPerRead && !this.#stopped);
  }
}
