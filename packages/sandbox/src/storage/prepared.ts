import { type Compilable, type RawBuilder, sql } from 'kysely';
import { type Value, valuesOf } from './connection.js';
import { connectionOf, type Database } from './dialect.js';
import type { Tables } from './tables.js';

/** Stands for a parameter while a statement is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** The place of a parameter in a statement. */
export type Parameter<P> = <K extends keyof P & string>(name: K) => RawBuilder<P[K]>;

/** A statement that is built and compiled once for each connection. */
export type Prepared<P, R> = (db: Database, parameters: P) => Promise<R[]>;

/** A statement as it is kept. */
interface Statement {
  readonly sql: string;
  /** What goes to each place: a value, or the parameter of a name. */
  readonly places: readonly unknown[];
}

/**
 * Prepares a statement of the hot path: building one costs more than running it. It goes straight to
 * the connection, because what Kysely does besides costs as much again.
 * @param build makes the statement, with `parameter('name')` where a value goes
 */
export function prepare<P extends Readonly<Record<keyof P, Value>>, R = unknown>(
  build: (db: Database, parameter: Parameter<P>) => Compilable<R>,
): Prepared<P, R> {
  const compiled = new WeakMap<Database, Statement>();
  return async (db, parameters) => {
    const statement = compiled.get(db) ?? compile(db, build);
    compiled.set(db, statement);
    const values = statement.places.map((place) =>
      place instanceof Placeholder ? parameters[place.name as keyof P] : place,
    );
    const { rows } = await connectionOf(db).query(statement.sql, valuesOf(values));
    // The columns of a row are what the statement selects; Kysely's types know no more either.
    return rows as R[];
  };
}

/** How many rows a statement takes at most; each number of rows is a statement of its own. */
export const rowsPerStatement = 32;

/**
 * Prepares the insertion of many rows at once.
 * @param columns all columns that the rows have
 */
export function prepareInsert<T extends keyof Tables, C extends keyof Tables[T] & string>(
  table: T,
  columns: readonly C[],
): (db: Database, rows: readonly Readonly<Record<C, Value>>[]) => Promise<void> {
  const compiled = new WeakMap<Database, Map<number, string>>();
  return async (db, rows) => {
    const statements = compiled.get(db) ?? new Map<number, string>();
    compiled.set(db, statements);
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const chunk = rows.slice(start, start + rowsPerStatement);
      const statement = statements.get(chunk.length) ?? insertOf(db, table, columns, chunk.length);
      statements.set(chunk.length, statement);
      const values = chunk.flatMap((row) => columns.map((column) => row[column]));
      await connectionOf(db).query(statement, valuesOf(values));
    }
  };
}

function insertOf(
  db: Database,
  table: keyof Tables,
  columns: readonly string[],
  count: number,
): string {
  const row = sql`(${sql.join(columns.map(() => sql`${null}`))})`;
  const rows = sql.join(Array.from({ length: count }, () => row));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (${names}) values ${rows}`.compile(db).sql;
}

function compile<P, R>(
  db: Database,
  build: (db: Database, parameter: Parameter<P>) => Compilable<R>,
): Statement {
  const { sql: text, parameters } = build(db, placeholder).compile();
  return { sql: text, places: parameters };
}

/** The place of the parameter of a name. */
export function placeholder<T>(name: string): RawBuilder<T> {
  return sql`${new Placeholder(name)}`;
}
