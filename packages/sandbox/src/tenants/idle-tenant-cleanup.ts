import { repeat } from '../kernel/work-loop.js';
import type { Store } from '../storage/store.js';
import { deleteTenant } from './reset-tenant.js';

const hourMs = 60 * 60 * 1000;

const tenantsPerRead = 100;

export interface IdleTenantOptions {
  readonly store: Store;
  readonly systemTime: () => number;
  /** How long a tenant must be unchanged, in milliseconds. */
  readonly afterMs: number;
  readonly onError: (error: unknown) => void;
  /** Called after tenants were deleted. */
  readonly onDeleted: () => void;
}

/** Deletes idle tenants, every hour in each process; the rows of their states are deleted later. */
export class IdleTenantCleanup {
  #stop: (() => Promise<void>) | undefined;
  #isStopped = false;

  constructor(private readonly options: IdleTenantOptions) {}

  start(): void {
    this.#stop = repeat(() => this.deleteIdle(), hourMs, this.options.onError);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#stop?.();
  }

  /**
   * Deletes all tenants that are idle now.
   * @returns their number
   */
  async deleteIdle(): Promise<number> {
    const { store, systemTime, afterMs } = this.options;
    const before = systemTime() - afterMs;
    let [deleted, after] = [0, ''];
    while (!this.#isStopped) {
      const page = await store.allTenants.idleSince(before, after, tenantsPerRead);
      for (const tenant of page) deleted += (await this.#delete(tenant, before)) ? 1 : 0;
      if (page.length < tenantsPerRead) break;
      after = page.at(-1) ?? '';
    }
    if (deleted > 0) this.options.onDeleted();
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
      await db.updateTable('generations').set({ expiresAt: 0 }).execute();
      for (const table of ['api_keys', 'snapshots', 'fault_rules'] as const)
        await db.deleteFrom(table).execute();
      return true;
    });
  }
}
