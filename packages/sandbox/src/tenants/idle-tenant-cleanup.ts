import { statement } from '../storage/statement.js';
import type { Store } from '../storage/store.js';
import { deleteTenant } from './reset-tenant.js';

const hourMs = 60 * 60 * 1000;

/** The page size of the search. */
const tenantsPerRead = 100;

const findIdle = statement<{ id: string }>(`
  select id from tenants where changed_at > 0 and changed_at < :before and id > :after
  order by id limit :limit`);

/** Locks the tenant's row, so that it cannot change concurrently. */
const claim = statement<{ id: string }>(`
  update tenants set changed_at = changed_at where id = :tenant and changed_at < :before returning id`);

/** Options of {@link IdleTenantCleanup}. */
export interface IdleTenantOptions {
  readonly store: Store;
  /** The system's time, in milliseconds since 1970. */
  readonly systemTime: () => number;
  /** How long a tenant must be unchanged, in milliseconds. */
  readonly afterMs: number;
  readonly onError: (error: unknown) => void;
}

/** Deletes idle tenants with all their data, every hour in each process. */
export class IdleTenantCleanup {
  readonly #options: IdleTenantOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<unknown> | undefined;
  #isStopped = false;

  constructor(options: IdleTenantOptions) {
    this.#options = options;
  }

  start(): void {
    const run = (): void => {
      this.#running ??= this.deleteIdle()
        .catch(this.#options.onError)
        .finally(() => {
          this.#running = undefined;
        });
    };
    run();
    this.#timer = setInterval(run, hourMs).unref();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /**
   * Deletes all tenants that are idle now.
   * @returns their number
   */
  async deleteIdle(): Promise<number> {
    const { store, systemTime, afterMs } = this.#options;
    const before = systemTime() - afterMs;
    let [deleted, after] = [0, ''];
    while (!this.#isStopped) {
      const parameters = { before, after, limit: tenantsPerRead };
      const page = await store.allTenants().run(async (db) => findIdle(db, parameters));
      for (const { id } of page) deleted += (await this.#delete(id, before)) ? 1 : 0;
      if (page.length < tenantsPerRead) break;
      after = page.at(-1)?.id ?? '';
    }
    return deleted;
  }

  #delete(tenant: string, before: number): Promise<boolean> {
    return this.#options.store.writer(tenant).run(async (db) => {
      if ((await claim(db, { tenant, before })).length === 0) return false;
      await deleteTenant(db, tenant);
      for (const table of ['api_keys', 'snapshots', 'fault_rules'] as const)
        await db.deleteFrom(table).where('tenant', '=', tenant).execute();
      return true;
    });
  }
}
