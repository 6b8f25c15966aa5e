import { sql } from 'kysely';
import { cached, Placeholder, statement } from './statement.js';
import type { NewRow } from './table.js';
import { completeRow, type Definitions, definitions, pick, type Tables } from './tables.js';
import type { TenantDatabase } from './tenant-database.js';

type Values = Readonly<Record<string, unknown>>;

/** The maximum number of rows of one INSERT; each number of rows has its own statement. */
const rowsPerStatement = 32;

const insertInto = cached((table: keyof Definitions) => {
  const columns = Object.keys(definitions[table].columns);
  const rowAt = (index: number) => {
    const read = (name: string) =>
      new Placeholder((rows: readonly Values[]) => rows[index]?.[name]);
    return Object.fromEntries(columns.map((name) => [name, read(name)])) as never;
  };
  return cached((count: number) =>
    statement<readonly Values[], unknown>((db) =>
      db.insertInto(table).values(Array.from({ length: count }, (_row, index) => rowAt(index))),
    ),
  );
});

/** Inserts rows. Returns them with null in the columns that were left out. */
export async function insert<T extends keyof Definitions>(
  db: TenantDatabase,
  table: T,
  rows: readonly NewRow<Tables[T]>[],
): Promise<Tables[T][]> {
  const complete = rows.map((row) => completeRow(table, row));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = complete.slice(start, start + rowsPerStatement);
    await insertInto(table)(chunk.length)(db, chunk);
  }
  return complete;
}

const upsertInto = cached((table: keyof Definitions) => {
  const { columns, key } = definitions[table];
  const names = Object.keys(columns);
  const others = names.filter((name) => !key.includes(name));
  return statement((db, given: object) =>
    db
      .insertInto(table)
      .values(pick(names, given) as never)
      .onConflict((conflict) =>
        conflict
          .columns(key as never[])
          .doUpdateSet(
            Object.fromEntries(others.map((name) => [name, sql.ref(`excluded.${name}`)])) as never,
          ),
      ),
  );
});

/** Inserts a row, or replaces the row with its key. Returns it with null in the columns that were left out. */
export async function upsert<T extends keyof Definitions>(
  db: TenantDatabase,
  table: T,
  row: NewRow<Tables[T]>,
): Promise<Tables[T]> {
  const complete = completeRow(table, row);
  await upsertInto(table)(db, complete);
  return complete;
}
