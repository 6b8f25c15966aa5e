import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { WorkLoop } from '../kernel/work-loop.js';
import { cached, change } from '../storage/statement.js';
import type { Store } from '../storage/store.js';
import { type Tables, tables } from '../storage/tables.js';
import { own, type TenantDatabase } from '../storage/tenant-database.js';

/** The interval of the search for generations that other processes left behind. */
const intervalMs = 60_000;

/** How many rows one transaction deletes. */
const rowsPerTransaction = 1000;

export interface SweeperOptions {
  readonly store: Store;
  readonly systemTime: () => number;
  readonly onError: (error: unknown) => void;
}

const swept = tables.filter(({ content }) => content !== 'retained').toReversed();

const deleteFrom = cached((name: keyof Tables) => {
  const { key = [] } = swept.find((table) => table.name === name) ?? {};
  return change((db, given: { rows: number }) => {
    const columns = sql.join(['tenant', 'generation', ...key].map((column) => sql.ref(column)));
    const some = sql`(select ${columns} from ${own[name]} as part limit ${given.rows})`;
    return db.deleteFrom(name).where(sql`(${columns})`, 'in', some);
  });
});

const claim = change((db, given: { generation: number; system: number }) =>
  db
    .updateTable('generations')
    .set({ expiresAt: 0 })
    .where('generation', '=', given.generation)
    .where('expiresAt', '<=', given.system),
);

/**
 * Deletes the rows of generations that have expired, in short transactions: soon after a state was replaced, and every
 * minute, for those of processes that have stopped.
 */
export class GenerationSweeper {
  readonly #loop: WorkLoop;
  readonly #stop = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly options: SweeperOptions) {
    this.#loop = new WorkLoop(() => this.sweep().catch(options.onError));
  }

  start(): void {
    this.wake();
    this.#timer = setInterval(() => {
      this.wake();
    }, intervalMs).unref();
  }

  wake(): void {
    this.#loop.wake();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#loop.stop();
  }

  /** Deletes the rows of all generations that have expired. */
  async sweep(rows = rowsPerTransaction): Promise<void> {
    const { store, systemTime } = this.options;
    for (const { tenant, generation } of await store.allTenants.expiredGenerations(systemTime()))
      await this.#delete(tenant, generation, rows);
  }

  async #delete(tenant: string, generation: number, rows: number): Promise<void> {
    const { store, systemTime } = this.options;
    let table: number | undefined = 0;
    while (table !== undefined && !this.#stop.signal.aborted) {
      const first: number = table;
      const begun = performance.now();
      table = await store.writer(tenant).run(async (db) => {
        // Locks it: nothing is added to it meanwhile, and no other process deletes its rows.
        const claimed = await claim(db, { generation, system: systemTime() });
        return claimed === 0 ? undefined : deleteRows(db.ofGeneration(generation), first, rows);
      });
      // Others get as much time.
      const options = { signal: this.#stop.signal, ref: false };
      await delay(performance.now() - begun, undefined, options).catch(() => undefined);
    }
  }
}

/** Deletes some rows, of referencing tables first. Returns the table to continue with; undefined at the end. */
async function deleteRows(
  db: TenantDatabase,
  first: number,
  rows: number,
): Promise<number | undefined> {
  let left = rows;
  for (const [index, { name }] of swept.entries()) {
    if (index < first) continue;
    left -= await deleteFrom(name as keyof Tables)(db, { rows: left });
    if (left <= 0) return index;
  }
  await db
    .deleteFrom('generations')
    .where('generation', '=', db.generation ?? 0)
    .execute();
  return undefined;
}
