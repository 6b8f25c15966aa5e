import { definitions } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import type { ReadStep } from '../unit/unit.js';
import { type NextRows, selectRows, type Visited, walkState } from './read-state.js';

/** How many rows one transaction copies. */
const rowsPerStep = 1000;

/**
 * Copies the rows of the generation that the steps see into another one, within the database.
 * @param step runs a transaction that can write
 */
export async function copyState(step: ReadStep, target: number): Promise<void> {
  const copied = walkState(step, ({ db }, next) => copyRows(db, target, next), rowsPerStep);
  for await (const _rows of copied);
}

async function copyRows(from: TenantDatabase, target: number, next: NextRows): Promise<Visited> {
  const { table, limit } = next;
  const { key, columns } = definitions[table];
  const to = from.ofGeneration(target);
  const names = Object.keys(columns) as never[];
  const rows = selectRows(from, next).select(names);
  const insert = to
    .insertInto(table)
    .columns(names)
    .expression(rows as never);
  const count = Number((await insert.executeTakeFirst()).numInsertedOrUpdatedRows);
  if (count < limit) return { count, last: undefined };
  const last = selectRows(to, { table, after: undefined, limit: 1 }, 'desc');
  return { count, last: await last.select(key as never[]).executeTakeFirst() };
}
