import type { Definitions } from '../storage/tables.js';
import { definitions } from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import type { ReadStep } from '../unit/unit.js';
import {
  type ExportedRow,
  type NextRows,
  selectRows,
  type Visited,
  walkState,
} from './read-state.js';

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
  const columns = Object.keys(definitions[table].columns) as never[];
  const to = from.ofGeneration(target);
  const rows = selectRows(from, next).select(columns);
  const insert = to
    .insertInto(table)
    .columns(columns)
    .expression(rows as never);
  const count = Number((await insert.executeTakeFirst()).numInsertedOrUpdatedRows);
  return { count, last: count === limit ? await lastRow(to, table) : undefined };
}

/** The columns of the key of the last row of a table. */
async function lastRow(
  db: TenantDatabase,
  table: keyof Definitions,
): Promise<ExportedRow | undefined> {
  const { key } = definitions[table];
  let query = db.selectFrom(table).limit(1);
  for (const column of key) query = query.orderBy(column as never, 'desc');
  return query.select(key as never[]).executeTakeFirst();
}
