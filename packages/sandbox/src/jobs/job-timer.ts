import { sql } from 'kysely';
import { Pump } from '../kernel/pump.js';
import type { Store } from '../storage/store.js';
import { type JobContext, runDueJobs } from './run-due-jobs.js';

/** How long the timer sleeps at most: other processes may share the database. */
const longestSleepMs = 60_000;

/** Runs the jobs of the tenants whose clock runs, when they are due. */
export class JobTimer {
  readonly #store: Store;
  readonly #context: JobContext;
  readonly #pump: Pump;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, context: JobContext) {
    this.#store = store;
    this.#context = context;
    this.#pump = new Pump(() => this.#round().catch(context.onError));
  }

  /** Looks what is due and sleeps until the next job. */
  wake(): void {
    this.#pump.wake();
  }

  /** Stops; resolves when what is running is done. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#pump.stop();
  }

  async #round(): Promise<void> {
    let sleep = 0;
    while (sleep <= 0 && !this.#pump.isStopped) {
      const next = await this.#next();
      sleep = next ? next.dueAt - this.#context.systemTime() : longestSleepMs;
      if (next && sleep <= 0) await runDueJobs(this.#context, next.tenant);
    }
    if (this.#pump.isStopped) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.wake();
      },
      Math.min(sleep, longestSleepMs),
    );
    // Waiting for a job is no reason to keep a process alive.
    this.#timer.unref();
  }

  /** The next job of all tenants, by the system's time. */
  #next(): Promise<{ tenant: string; dueAt: number } | undefined> {
    return this.#store.reader().run(async (db) => {
      const { rows } = await sql<{ tenant: string; due_at: number }>`
        select j.tenant, j.due_at - t.clock_offset as due_at from jobs as j
        join tenants as t on t.id = j.tenant
        where t.clock_mode = 'REALTIME' and j.failure is null order by 2 limit 1`.execute(db);
      return rows[0] && { tenant: rows[0].tenant, dueAt: rows[0].due_at };
    });
  }
}
