import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { deleteRows as deleteMatching, updateRows } from '../storage/rows.js';
import { cached, change } from '../storage/statement.js';
import type { Store } from '../storage/store.js';
import { type GenerationRow, type Tables, tables } from '../storage/tables.js';
import { own, type TenantDatabase } from '../storage/tenant-database.js';
import type { Transactions } from '../storage/transaction-queue.js';

/** After this time without a touch, the process that filled a generation has stopped. */
const abandonedMs = 10 * 60 * 1000;

/** How many rows one transaction deletes. */
const rowsPerTransaction = 1000;

/** Referencing tables first. */
const swept = tables.filter(({ content }) => content !== 'retained').toReversed();

interface SweepOptions {
  readonly store: Pick<Store, 'allTenants' | 'writer'>;
  readonly systemTime: () => number;
}

/**
 * Deletes the rows of generations that are not used, also those that stopped processes left, in short transactions.
 * @param signal ends it early
 * @throws the first error, after all generations: one that cannot be deleted keeps no other one
 */
export async function sweepGenerations(
  { store, systemTime }: SweepOptions,
  signal: AbortSignal,
  rows = rowsPerTransaction,
): Promise<void> {
  const ended: Promise<void>[] = [];
  for (const unused of await store.allTenants.unusedGenerations(systemTime() - abandonedMs)) {
    const deletion = deleteGeneration(store.writer(unused.tenant), unused, rows, signal);
    ended.push(deletion);
    await Promise.allSettled([deletion]);
  }
  await Promise.all(ended);
}

async function deleteGeneration(
  writer: Transactions<TenantDatabase>,
  { generation, touchedAt, ...unused }: GenerationRow,
  rows: number,
  signal: AbortSignal,
): Promise<void> {
  let { state } = unused;
  let table: number | undefined = 0;
  while (table !== undefined && !signal.aborted) {
    const found = { generation, touchedAt, state };
    const first: number = table;
    const begun = performance.now();
    table = await writer.run((db) => deleteSome(db, found, first, rows));
    state = 'UNUSED';
    // Others get as much time.
    await delay(performance.now() - begun, undefined, { signal, ref: false }).catch(() => 0);
  }
}

/** Deletes some rows of a generation. Returns the number of the table to continue with; undefined at the end. */
async function deleteSome(
  unbound: TenantDatabase,
  found: Pick<GenerationRow, 'generation' | 'touchedAt' | 'state'>,
  first: number,
  rows: number,
): Promise<number | undefined> {
  // Locks it: it is not filled meanwhile, and no other process deletes its rows.
  if ((await updateRows(unbound, 'generations', found, { state: 'UNUSED' })) === 0)
    return undefined;
  const db = unbound.ofGeneration(found.generation);
  let left = rows;
  for (const [index, { name }] of swept.entries()) {
    if (index >= first) left -= await deleteFrom(name as keyof Tables)(db, { rows: left });
    if (left === 0) return index;
  }
  await deleteMatching(db, 'generations', { generation: found.generation });
  return undefined;
}

const deleteFrom = cached((name: keyof Tables) => {
  const { owner = [], key = [] } = swept.find((table) => table.name === name) ?? {};
  const columns = sql.join([...owner, ...key].map((column) => sql.ref(column)));
  return change((db, given: { rows: number }) => {
    const some = sql`(select ${columns} from ${own[name]} as part limit ${given.rows})`;
    return db.deleteFrom(name).where(sql`(${columns})`, 'in', some);
  });
});
