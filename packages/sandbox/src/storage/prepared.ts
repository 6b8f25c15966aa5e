import { type Compilable, type RawBuilder, sql } from 'kysely';
import {
  checkedValue,
  type Connection,
  type Engine,
  type Result,
  type Value,
} from './connection.js';
import { connectionOf, type Database } from './dialect.js';
import type { Tables } from './tables.js';

/** Stands for a parameter while a statement is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** Stands for a value of a list while a statement is compiled. */
class Element {
  constructor(readonly index: number) {}
}

/** The place of a parameter in a statement. */
export type Parameter<P> = <K extends keyof P & string>(name: K) => RawBuilder<P[K]>;

/** The rows that a statement gives: at once where the database is in this process. */
export type Rows<R> = R[] | Promise<R[]>;

/** A statement that is built and compiled once for each engine. */
export type Prepared<P, R> = (db: Database, parameters: P) => Rows<R>;

/** The same with a list of values. */
export type PreparedList<P, R> = (db: Database, parameters: P, list: readonly Value[]) => Rows<R>;

/** A statement as it is kept. */
interface Statement {
  readonly sql: string;
  /** What goes to each place: a value, the parameter of a name, or an element of the list. */
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
  const run = prepareList<P, R>((db, parameter) => build(db, parameter));
  return (db, parameters) => run(db, parameters, []);
}

/**
 * Prepares a statement with a list of values besides its parameters.
 * @param build as for {@link prepare}, with `element(index)` where an element of the list goes
 */
export function prepareList<P extends Readonly<Record<keyof P, Value>>, R>(
  build: (
    db: Database,
    parameter: Parameter<P>,
    element: (index: number) => RawBuilder<unknown>,
  ) => Compilable<R>,
): PreparedList<P, R> {
  const compiled = new Map<Engine, Statement>();
  const compile = (db: Database, engine: Engine): Statement => {
    const { sql: text, parameters: places } = build(db, placeholder, elementAt).compile();
    const statement = { sql: text, places };
    compiled.set(engine, statement);
    return statement;
  };
  return (db, parameters, list) => {
    const connection = connectionOf(db);
    const statement = compiled.get(connection.engine) ?? compile(db, connection.engine);
    const values = statement.places.map((place) => {
      if (place instanceof Element) return checkedValue(list[place.index]);
      return checkedValue(place instanceof Placeholder ? parameters[place.name as keyof P] : place);
    });
    return query<R>(connection, statement.sql, values);
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
  const compiled: Record<Engine, Map<number, string>> = { sqlite: new Map(), postgres: new Map() };
  const compile = (db: Database, engine: Engine, count: number): string => {
    const statement = insertOf(db, table, columns, count);
    compiled[engine].set(count, statement);
    return statement;
  };
  return async (db, rows) => {
    const connection = connectionOf(db);
    const { engine } = connection;
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const chunk = rows.slice(start, start + rowsPerStatement);
      const statement = compiled[engine].get(chunk.length) ?? compile(db, engine, chunk.length);
      await connection.query(statement, cellsOf(columns, chunk));
    }
  };
}

/** The values of rows, one row after the other. */
export function cellsOf<C extends string>(
  columns: readonly C[],
  rows: readonly Readonly<Record<C, Value>>[],
): Value[] {
  const cells: Value[] = [];
  for (const row of rows) for (const column of columns) cells.push(checkedValue(row[column]));
  return cells;
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

/** Waits only where there is something to wait for: on SQLite a turn for nothing costs a tenth more. */
function query<R>(connection: Connection, text: string, values: readonly Value[]): Rows<R> {
  const result = connection.query(text, values);
  return result instanceof Promise ? result.then(rowsOf<R>) : rowsOf<R>(result);
}

/** The columns of a row are what the statement selects; Kysely's types know no more either. */
function rowsOf<R>({ rows }: Result): R[] {
  return rows as R[];
}

function placeholder<T>(name: string): RawBuilder<T> {
  return sql`${new Placeholder(name)}`;
}

function elementAt(index: number): RawBuilder<unknown> {
  return sql`${new Element(index)}`;
}
