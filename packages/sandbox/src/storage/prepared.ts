import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Value } from './connection.js';
import type { Database } from './dialect.js';
import type { Tables } from './tables.js';

/** Stands for a parameter while a statement is compiled. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** The place of a parameter in a statement. */
export type Parameter<P> = <K extends keyof P & string>(name: K) => RawBuilder<P[K]>;

/** A statement that is built and compiled once for each connection. */
export type Prepared<P, R> = (db: Database, parameters: P) => Promise<R[]>;

/**
 * Prepares a statement of the hot path: building one costs more than running it.
 * @param build makes the statement, with `parameter('name')` where a value goes
 */
export function prepare<P extends Readonly<Record<keyof P, Value>>, R = unknown>(
  build: (db: Database, parameter: Parameter<P>) => Compilable<R>,
): Prepared<P, R> {
  const compiled = new WeakMap<Database, CompiledQuery<R>>();
  return async (db, parameters) => {
    const query = compiled.get(db) ?? compile(db, build);
    compiled.set(db, query);
    const values = query.parameters.map((value) =>
      value instanceof Placeholder ? parameters[value.name as keyof P] : value,
    );
    const { rows } = await db.executeQuery<R>({ ...query, parameters: values });
    return rows;
  };
}

/** How many rows one INSERT has at most; each number of rows is a statement of its own. */
const rowsPerInsert = 32;

/**
 * Prepares the insertion of many rows at once.
 * @param columns all columns that the rows have
 */
export function prepareInsert<T extends keyof Tables, C extends keyof Tables[T] & string>(
  table: T,
  columns: readonly C[],
): (db: Database, rows: readonly Readonly<Record<C, Value>>[]) => Promise<void> {
  const statements = new Map<number, Prepared<Readonly<Record<string, Value>>, unknown>>();
  const statementFor = (count: number): Prepared<Readonly<Record<string, Value>>, unknown> => {
    const known = statements.get(count);
    if (known) return known;
    const made = prepare<Readonly<Record<string, Value>>>((db, parameter) => {
      const rows = Array.from({ length: count }, (_row, index) => {
        return sql`(${sql.join(columns.map((column) => parameter(`${column}_${index}`)))})`;
      });
      const names = sql.join(columns.map((column) => sql.ref(column)));
      const statement = sql`insert into ${sql.table(table)} (${names}) values ${sql.join(rows)}`;
      return { compile: () => statement.compile(db) };
    });
    statements.set(count, made);
    return made;
  };
  return async (db, rows) => {
    for (let start = 0; start < rows.length; start += rowsPerInsert) {
      const chunk = rows.slice(start, start + rowsPerInsert);
      const parameters: Record<string, Value> = {};
      for (const [index, row] of chunk.entries())
        for (const column of columns) parameters[`${column}_${index}`] = row[column];
      await statementFor(chunk.length)(db, parameters);
    }
  };
}

function compile<P, R>(
  db: Database,
  build: (db: Database, parameter: Parameter<P>) => Compilable<R>,
): CompiledQuery<R> {
  return build(db, placeholder).compile();
}

function placeholder<T>(name: string): RawBuilder<T> {
  return sql`${new Placeholder(name)}`;
}
