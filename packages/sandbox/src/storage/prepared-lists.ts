import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { Value } from './connection.js';
import type { Database } from './dialect.js';
import {
  type Parameter,
  placeholder,
  prepare,
  type Prepared,
  rowsPerStatement,
} from './prepared.js';

/** How many values a statement of {@link prepareIn} compares with at most. */
const valuesPerStatement = 256;

/**
 * Prepares a statement that compares with a list of values. There is a statement for each power of two:
 * the last value stands for those that are missing.
 * @param build as for {@link prepare}; `values` goes between the parentheses of an `in`
 */
export function prepareIn<P extends Readonly<Record<keyof P, Value>>, R = unknown>(
  build: (db: Database, parameter: Parameter<P>, values: RawBuilder<unknown>) => Compilable<R>,
): (db: Database, parameters: P, values: readonly Value[]) => Promise<R[]> {
  const statements = new Map<number, Prepared<Readonly<Record<string, Value>>, R>>();
  return async (db, parameters, values) => {
    const found: R[] = [];
    for (let start = 0; start < values.length; start += valuesPerStatement) {
      const chunk = values.slice(start, start + valuesPerStatement);
      const count = 2 ** Math.ceil(Math.log2(chunk.length));
      const padded = Array.from({ length: count }, (_value, index) => chunk[index] ?? chunk.at(-1));
      const statement = statements.get(count) ?? prepareCount(build, count);
      statements.set(count, statement);
      const numbered = Object.fromEntries(padded.map((value = null, index) => [index, value]));
      found.push(...(await statement(db, { ...parameters, ...numbered })));
    }
    return found;
  };
}

function prepareCount<P, R>(
  build: (db: Database, parameter: Parameter<P>, values: RawBuilder<unknown>) => Compilable<R>,
  count: number,
): Prepared<Readonly<Record<string, Value>>, R> {
  const numbers = Array.from({ length: count }, (_value, index) => placeholder(String(index)));
  return prepare((db) => build(db, placeholder, sql.join(numbers)));
}

/** The types of the columns of a list of rows, as PostgreSQL has to be told them. */
type ColumnTypes<C> = Readonly<Record<keyof C & string, 'text' | 'bigint'>>;

/** A list of rows in a statement. */
export interface Rows {
  /** The names of its columns, with commas. */
  readonly names: RawBuilder<unknown>;
  /** What stands behind `values`. */
  readonly rows: RawBuilder<unknown>;
}

/**
 * Prepares a statement that takes a list of rows.
 * @param build as for {@link prepare}, with the rows and the names of their columns
 */
export function prepareRows<
  P extends Readonly<Record<keyof P, Value>>,
  C extends Readonly<Record<keyof C, Value>>,
  R,
>(
  types: ColumnTypes<C>,
  build: (db: Database, parameter: Parameter<P>, rows: Rows) => Compilable<R>,
): (db: Database, parameters: P, rows: readonly C[]) => Promise<R[]> {
  const columns = Object.keys(types) as (keyof C & string)[];
  const statements = new Map<number, Prepared<Readonly<Record<string, Value>>, R>>();
  const prepareFor = (count: number): Prepared<Readonly<Record<string, Value>>, R> => {
    const known = statements.get(count);
    if (known) return known;
    const rows = Array.from({ length: count }, (_row, index) => {
      const cells = columns.map((column) => {
        return sql`cast(${placeholder(`${column}_${index}`)} as ${sql.raw(types[column])})`;
      });
      return sql`(${sql.join(cells)})`;
    });
    const names = sql.join(columns.map((column) => sql.ref(column)));
    const made = prepare<Readonly<Record<string, Value>>, R>((db) =>
      build(db, placeholder, { names, rows: sql.join(rows) }),
    );
    statements.set(count, made);
    return made;
  };
  return async (db, parameters, rows) => {
    const found: R[] = [];
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const chunk = rows.slice(start, start + rowsPerStatement);
      const named: Record<string, Value> = { ...parameters };
      for (const [index, row] of chunk.entries())
        for (const column of columns) named[`${column}_${index}`] = row[column];
      found.push(...(await prepareFor(chunk.length)(db, named)));
    }
    return found;
  };
}
