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
import type { ReadStep, ReadUnit } from '../unit/unit.js';

/** A row of any table, without the tenant column. */
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

interface Position {
  readonly table: number;
  /** The last row before it; undefined for the start of the table. */
  readonly after: ExportedRow | undefined;
}

/** Reads all rows of a tenant, ordered by table and key. A small tenant is read in one step. */
export async function* readState(step: ReadStep): AsyncGenerator<StatePart> {
  let next: Position | undefined = { table: 0, after: undefined };
  while (next) {
    const position: Position = next;
    const read = await step((unit) => readParts(unit, position));
    yield* read.parts;
    next = read.next;
  }
}

async function readParts(
  unit: ReadUnit,
  from: Position,
): Promise<{ parts: StatePart[]; next: Position | undefined }> {
  const parts: StatePart[] = [];
  let left = rowsPerStep;
  let { table: index, after } = from;
  for (let name = stateTables[index]; name !== undefined; name = stateTables[index]) {
    const limit = withLargeRows.has(name) ? Math.min(left, largeRowsPerStep) : left;
    const rows = await readRowsAfter(unit, name, after, limit);
    if (rows.length > 0) parts.push({ table: name, rows });
    if (rows.length === limit) return { parts, next: { table: index, after: rows.at(-1) } };
    left -= rows.length;
    index += 1;
    after = undefined;
  }
  return { parts, next: undefined };
}

async function readRowsAfter(
  { db }: ReadUnit,
  table: keyof Definitions,
  after: ExportedRow | undefined,
  limit: number,
): Promise<ExportedRow[]> {
  const { key, columns } = definitions[table];
  let query = db.selectFrom(table).selectAll().limit(limit);
  for (const column of key) query = query.orderBy(sql.ref(column));
  if (after) {
    const names = sql.join(key.map((column) => sql.ref(column)));
    const values = sql.join(key.map((column) => after[column]));
    // A table without a key has one row.
    query = query.where(
      key.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${names}) > (${values})`,
    );
  }
  const rows: readonly object[] = await query.execute();
  const all = Object.keys(columns);
  return rows.map((row) => columnValues(all, row));
}
