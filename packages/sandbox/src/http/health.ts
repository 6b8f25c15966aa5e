import type { Fetch } from '../kernel/fetch.js';
import { readAppliedMigrations, findIncompatibility } from '../storage/migrate.js';
import type { Store } from '../storage/store.js';

/** Where the health of a process is read: `/live` below it says whether it runs, the path itself whether it can serve. */
export const healthPath = '/_sandbox/health';

/** How long a check of the database may take. */
const checkTimeoutMs = 2000;

/** Whether a process can serve, and why not. */
export class Health {
  readonly #store: Store;
  #isStopping = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** From now on the process is not ready: a load balancer sends its requests elsewhere. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Answers without a key: it says nothing of any tenant. */
  readonly serve: Fetch = async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const headers = { 'cache-control': 'no-store' };
    if (new URL(url).pathname.endsWith('/live')) return Response.json({ live: true }, { headers });
    const reason = await this.#whyNotReady();
    const body = {
      live: true,
      ready: reason === undefined,
      ...(reason !== undefined && { reason }),
    };
    return Response.json(body, { status: reason === undefined ? 200 : 503, headers });
  };

  async #whyNotReady(): Promise<string | undefined> {
    if (this.#isStopping) return 'The process is stopping.';
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(resolve, checkTimeoutMs, 'The database does not answer.');
    });
    const check = this.#store
      .allTenants()
      .run(async (db) => findIncompatibility(await readAppliedMigrations(db.target)))
      .catch(() => 'The database is not available.');
    try {
      return await Promise.race([check, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
