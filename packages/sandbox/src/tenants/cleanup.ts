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
    this.#idle = repeat((signal) => this.deleteIdle(signal), hourMs, onError);
  }

  /** Deletes the rows of unused generations now, if it was started. */
  wake(): void {
    this.#sweeps?.wake();
  }

  async stop(): Promise<void> {
    await Promise.all([this.#idle?.stop(), this.#sweeps?.stop()]);
  }

  /**
   * Deletes all tenants that are idle now.
   * @returns their number
   */
  async deleteIdle(signal?: AbortSignal): Promise<number> {
    const { store, systemTime, idleMs = Infinity } = this.options;
    const before = systemTime() - idleMs;
    let [deleted, after] = [0, ''];
    while (idleMs < Infinity && signal?.aborted !== true) {
      const page = await store.allTenants.idleSince(before, after, tenantsPerRead);
      for (const tenant of page) deleted += (await this.#delete(tenant, before)) ? 1 : 0;
      if (page.length < tenantsPerRead) break;
      after = page.at(-1) ?? '';
    }
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
