import { expressionBuilder, sql } from 'kysely';
import { notFound } from '../kernel/service-error.js';
import type { Engine } from './connection.js';
import { cached, change, isOneOf, Placeholder, statement } from './statement.js';
import type { NewRow } from './table.js';
import { completeRow, type Definitions, definitions, type Tables, columnValues } from './tables.js';
import type { TenantDatabase } from './tenant-database.js';

type TableName = keyof Definitions;

/** The values that rows have in some columns; null for none, a list for one of several texts. */
type Match<T extends TableName> = {
  readonly [C in keyof Tables[T]]?: Tables[T][C] | readonly (string & Tables[T][C])[];
};

type Values = Readonly<Record<string, unknown>>;

/** A column of a {@link Match}, and the kind of its value. */
type Condition = readonly [column: string, kind: 'null' | 'list' | 'value'];

function conditionsOf(match: Values): Condition[] {
  return Object.entries(match).map(([column, value]) => [
    column,
    value === null ? 'null' : Array.isArray(value) ? 'list' : 'value',
  ]);
}

function where(conditions: readonly Condition[], given: Values, engine: Engine) {
  return expressionBuilder<Tables>().and(conditions.map((each) => holds(each, given, engine)));
}

function holds([column, kind]: Condition, given: Values, engine: Engine) {
  if (kind === 'null') return sql<boolean>`${sql.ref(column)} is null`;
  if (kind === 'list') return isOneOf(engine, column, given[column] as readonly string[]);
  return sql<boolean>`${sql.ref(column)} = ${given[column]}`;
}

// The statements by table and columns, as JSON: a query is built once for each.

const select = cached((shape: string) => {
  const [table, conditions, order] = JSON.parse(shape) as [TableName, Condition[], string[]];
  return statement<Values, unknown>((db, given, engine) => {
    let query = db
      .selectFrom(table)
      .selectAll()
      .where(where(conditions, given, engine));
    for (const column of order) query = query.orderBy(sql.ref(column));
    return query;
  });
});

const update = cached((shape: string) => {
  const [table, conditions, columns] = JSON.parse(shape) as [TableName, Condition[], string[]];
  return change((db, given: Values, engine) => {
    const values = columns.map((column) => [column, given[`new ${column}`]]);
    return db
      .updateTable(table)
      .set(Object.fromEntries(values) as never)
      .where(where(conditions, given, engine));
  });
});

const remove = cached((shape: string) => {
  const [table, conditions] = JSON.parse(shape) as [TableName, Condition[]];
  return change((db, given: Values, engine) =>
    db.deleteFrom(table).where(where(conditions, given, engine)),
  );
});

/** Returns the rows that match, ordered by columns. */
export async function findRows<T extends TableName>(
  db: TenantDatabase,
  table: T,
  match: Match<T> = {},
  ...order: (keyof Tables[T] & string)[]
): Promise<Tables[T][]> {
  const shape = JSON.stringify([table, conditionsOf(match), order]);
  return (await select(shape)(db, match)) as Tables[T][];
}

/** Returns the row that matches; undefined if there is none. */
export async function findRow<T extends TableName>(
  db: TenantDatabase,
  table: T,
  match: Match<T> = {},
): Promise<Tables[T] | undefined> {
  return (await findRows(db, table, match))[0];
}

/** @throws {ServiceError} 404 if no row matches */
export async function getRow<T extends TableName>(
  db: TenantDatabase,
  table: T,
  match: Match<T>,
): Promise<Tables[T]> {
  const row = await findRow(db, table, match);
  if (!row) throw notFound();
  return row;
}

/** Changes the rows that match. Returns their number. */
export function updateRows<T extends TableName>(
  db: TenantDatabase,
  table: T,
  match: Match<T>,
  values: Partial<Tables[T]>,
): Promise<number> {
  const shape = JSON.stringify([table, conditionsOf(match), Object.keys(values)]);
  const renamed = Object.entries(values).map(([column, value]) => [`new ${column}`, value]);
  return update(shape)(db, { ...match, ...Object.fromEntries(renamed) });
}

/** Deletes the rows that match. Returns their number. */
export function deleteRows<T extends TableName>(
  db: TenantDatabase,
  table: T,
  match: Match<T> = {},
): Promise<number> {
  return remove(JSON.stringify([table, conditionsOf(match)]))(db, match);
}

/** The maximum number of rows of one INSERT; each number of rows has its own statement. */
const rowsPerStatement = 32;

const insertInto = cached((table: TableName) => {
  const columns = Object.keys(definitions[table].columns);
  const rowAt = (index: number) => {
    const read = (name: string) =>
      new Placeholder((rows: readonly Values[]) => rows[index]?.[name] ?? null);
    return Object.fromEntries(columns.map((name) => [name, read(name)])) as never;
  };
  return cached((count: number) =>
    statement<readonly Values[], unknown>((db) =>
      db.insertInto(table).values(Array.from({ length: count }, (_row, index) => rowAt(index))),
    ),
  );
});

/** Inserts rows, with null in the columns that were left out. */
export async function insert<T extends TableName>(
  db: TenantDatabase,
  table: T,
  rows: readonly NewRow<Tables[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const chunk = rows.slice(start, start + rowsPerStatement);
    await insertInto(table)(chunk.length)(db, chunk);
  }
}

const upsertInto = cached((table: TableName) => {
  const { columns, key } = definitions[table];
  const names = Object.keys(columns);
  const others = names.filter((name) => !key.includes(name));
  return statement((db, given: object) =>
    db
      .insertInto(table)
      .values(columnValues(names, given) as never)
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
export async function upsert<T extends TableName>(
  db: TenantDatabase,
  table: T,
  row: NewRow<Tables[T]>,
): Promise<Tables[T]> {
  const complete = completeRow(table, row);
  await upsertInto(table)(db, complete);
  return complete;
}

/** The lists of a tenant that only grow, with positions from 1 without gaps. Journals get theirs from the codes. */
export type Positioned = Exclude<
  { [T in TableName]: 'position' extends keyof Tables[T] ? T : never }[TableName],
  'journals'
>;

const appendTo = cached((list: Positioned) =>
  statement((db, row: object) => {
    const next = sql<number>`coalesce(max(position), 0) + 1`.as('next');
    const values = columnValues(Object.keys(definitions[list].columns), row);
    const position = db.selectFrom(list).select(next);
    return db.insertInto(list).values({ ...values, position } as never);
  }),
);

/** Inserts the next element of a list (changes are serialized); returns its row, with null for what was left out. */
export async function append<List extends Positioned>(
  db: TenantDatabase,
  list: List,
  row: Omit<NewRow<Tables[List]>, 'position'>,
): Promise<Omit<Tables[List], 'position'>> {
  const complete = completeRow(list, row as never);
  await appendTo(list)(db, complete);
  return complete;
}
