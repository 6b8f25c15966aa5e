import { setTimeout as sleep } from 'node:timers/promises';
import type { Fetch } from '../kernel/fetch.js';
import { findIncompatibility } from '../storage/migrate.js';
import type { Store } from '../storage/store.js';
import { describeOutage } from '../storage/unavailable.js';

export const healthPath = '/_sandbox/health';

const checkTimeoutMs = 2000;

/** The liveness and readiness checks of a process. */
export class Health {
  #isStopping = false;

  constructor(private readonly store: Store) {}

  /** Makes the process not ready, so that a load balancer stops sending requests. */
  stop(): void {
    this.#isStopping = true;
  }

  readonly serve: Fetch = async ({ url }) => {
    const headers = { 'cache-control': 'no-store' };
    if (new URL(url).pathname.endsWith('/live')) return Response.json({ live: true }, { headers });
    const reason = this.#isStopping ? 'The process is stopping.' : await this.findDatabaseFailure();
    const body = {
      live: true,
      ready: reason === undefined,
      ...(reason !== undefined && { reason }),
    };
    return Response.json(body, { status: reason === undefined ? 200 : 503, headers });
  };

  /** Tries to read, and to write if the last write failed; returns undefined if the database works. */
  async findDatabaseFailure(): Promise<string | undefined> {
    const late = sleep(checkTimeoutMs, 'The database does not respond.', { ref: false });
    const check = this.store.allTenants
      .appliedMigrations()
      .then(async (applied) => {
        await this.store.checkWrites?.();
        return findIncompatibility(applied);
      })
      .catch(describeOutage);
    return Promise.race([check, late]);
  }
}
