import { sql } from 'kysely';
import type { Value } from '../storage/connection.js';
import { migrations } from '../storage/migrate.js';
import {
  columnValues,
  type Definitions,
  definitions,
  stateTables,
  type TenantRow,
} from '../storage/tables.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import type { ReadStep, ReadUnit } from '../unit/unit.js';

/** A row of any table, without the columns of its owner. */
export type ExportedRow = Readonly<Record<string, Value>>;

/** Some rows of one table. */
export interface StatePart {
  readonly table: keyof Definitions;
  readonly rows: readonly ExportedRow[];
}

/** What a state has besides its rows. */
export interface StateHeader {
  /** The name of the last migration: rows match the tables of this schema only. */
  readonly schema: string;
  readonly clock: Pick<TenantRow, 'clockMode' | 'clockAt' | 'sequence' | 'seed'>;
}

export const exportSchema = migrations.at(-1)?.name ?? '';

export async function readHeader({ db, now }: ReadUnit): Promise<StateHeader> {
  const { clockMode, sequence, seed } = await db
    .selectFrom('tenants')
    .selectAll()
    .executeTakeFirstOrThrow();
  return { schema: exportSchema, clock: { clockMode, clockAt: now, sequence, seed } };
}

const rowsPerStep = 250;

/** The same for tables whose rows can be large. */
const largeRowsPerStep = 2;
const withLargeRows = new Set<keyof Definitions>(['files', 'report_parts']);

/** The next rows of a table in the order of its key. */
export interface NextRows {
  readonly table: keyof Definitions;
  /** The last row before them; undefined for the start of the table. */
  readonly after: ExportedRow | undefined;
  readonly limit: number;
}

/** What a step did with some rows: their number, and the columns of the key of the last one. */
export interface Visited {
  readonly count: number;
  readonly last: ExportedRow | undefined;
}

type Visit<T> = (unit: ReadUnit, rows: NextRows) => Promise<T>;

type Position = Pick<NextRows, 'after'> & { readonly index: number };

/** Visits all rows of a state, ordered by table and key, some in each step. A small state is visited in one step. */
export async function* walkState<T extends Visited>(
  step: ReadStep,
  visit: Visit<T>,
  limit = rowsPerStep,
): AsyncGenerator<T> {
  let next: Position | undefined = { index: 0, after: undefined };
  while (next) {
    const position: Position = next;
    const visited = await step((unit) => visitSome(unit, visit, position, limit));
    yield* visited.results;
    next = visited.next;
  }
}

async function visitSome<T extends Visited>(
  unit: ReadUnit,
  visit: Visit<T>,
  from: Position,
  rows: number,
): Promise<{ results: T[]; next: Position | undefined }> {
  const results: T[] = [];
  let left = rows;
  let { index, after } = from;
  for (let table = stateTables[index]; table !== undefined; table = stateTables[index]) {
    const limit = withLargeRows.has(table) ? Math.min(left, largeRowsPerStep) : left;
    const result = await visit(unit, { table, after, limit });
    results.push(result);
    if (result.count === limit) return { results, next: { index, after: result.last } };
    left -= result.count;
    index += 1;
    after = undefined;
  }
  return { results, next: undefined };
}

/** Reads all rows of a state, ordered by table and key. */
export async function* readState(step: ReadStep): AsyncGenerator<StatePart> {
  for await (const part of walkState(step, readRows)) if (part.count > 0) yield part;
}

async function readRows({ db }: ReadUnit, next: NextRows): Promise<StatePart & Visited> {
  const rows: readonly object[] = await selectRows(db, next).selectAll().execute();
  const columns = Object.keys(definitions[next.table].columns);
  const complete = rows.map((row) => columnValues(columns, row));
  return { table: next.table, rows: complete, count: rows.length, last: complete.at(-1) };
}

/** Returns a query for the next rows of a table, or with `desc` for the last ones. */
export function selectRows(
  db: TenantDatabase,
  { table, after, limit }: NextRows,
  direction: 'asc' | 'desc' = 'asc',
) {
  const { key } = definitions[table];
  let query = db.selectFrom(table).limit(limit);
  for (const column of key) query = query.orderBy(sql.ref(column), direction);
  if (!after) return query;
  // A table without a key has one row.
  if (key.length === 0) return query.where(sql<boolean>`1 = 0`);
  const names = sql.join(key.map((column) => sql.ref(column)));
  const values = sql.join(key.map((column) => after[column]));
  return query.where(sql<boolean>`(${names}) > (${values})`);
}
