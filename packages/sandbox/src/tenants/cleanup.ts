import { repeat, type Repeated } from '../kernel/work-loop.js';
import type { Store } from '../storage/store.js';
import { deleteTenant } from './reset-tenant.js';
import { sweepGenerations } from './sweep-generations.js';

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

const tenantsPerRead = 100;

export interface CleanupOptions {
  readonly store: Store;
  readonly systemTime: () => number;
  /** How long a tenant must be unchanged until it is deleted, in milliseconds; undefined to delete none. */
  readonly idleMs: number | undefined;
}

/** Deletes idle tenants, every hour, and the rows of unused generations, every minute, in each process. */
export class Cleanup {
  #idle: Repeated | undefined;
  #sweeps: Repeated | undefined;

  constructor(private readonly options: CleanupOptions) {}

  start(onError: (error: unknown) => void): void {
    this.#sweeps = repeat((signal) => sweepGenerations(this.options, signal), minuteMs, onError);
    const { idleMs } = this.options;
    if (idleMs !== undefined)
      this.#idle = repeat((signal) => this.deleteIdle(idleMs, signal), hourMs, onError);
  }

  /** Deletes the rows of unused generations now, if it was started. */
  wake(): void {
    this.#sweeps?.wake();
  }

  async stop(): Promise<void> {
    await Promise.all([this.#idle?.stop(), this.#sweeps?.stop()]);
  }

  /**
   * Deletes all tenants that have been unchanged for some time, in milliseconds.
   * @returns their number
   */
  async deleteIdle(idleMs: number, signal?: AbortSignal): Promise<number> {
    const { store, systemTime } = this.options;
    const before = systemTime() - idleMs;
    let page: readonly string[];
    let [deleted, after] = [0, ''];
    do {
      page = await store.allTenants.idleSince(before, after, tenantsPerRead);
      for (const tenant of page) {
        if (signal?.aborted === true) return deleted;
        deleted += (await this.#delete(tenant, before)) ? 1 : 0;
      }
      after = page.at(-1) ?? '';
    } while (page.length === tenantsPerRead);
    if (deleted > 0) this.wake();
    return deleted;
  }

  #delete(tenant: string, before: number): Promise<boolean> {
    return this.options.store.writer(tenant).run(async (db) => {
      // Locks the tenant's row, so that it cannot change concurrently.
      const claim = db.updateTable('tenants').set((row) => ({ changedAt: row.ref('changedAt') }));
      const claimed = await claim.where('changedAt', '<', before).executeTakeFirst();
      if (claimed.numUpdatedRows === 0n) return false;
      await deleteTenant(db);
      // Those of snapshots too.
      await db.updateTable('generations').set({ state: 'UNUSED' }).execute();
      for (const table of ['api_keys', 'snapshots', 'fault_rules'] as const)
        await db.deleteFrom(table).execute();
      return true;
    });
  }
}
