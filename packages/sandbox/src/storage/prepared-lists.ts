import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { Value } from './connection.js';
import type { Database } from './dialect.js';
import {
  cellsOf,
  type Parameter,
  type PreparedList,
  prepareList,
  rowsPerStatement,
} from './prepared.js';

/** How many values a statement of {@link prepareIn} compares with at most. */
const valuesPerStatement = 256;

/**
 * Prepares a statement that compares with a list of values. There is a statement for each power of two:
 * the last value stands for those that are missing.
 * @param build as for `prepare`; `values` goes between the parentheses of an `in`
 */
export function prepareIn<P extends Readonly<Record<keyof P, Value>>, R = unknown>(
  build: (db: Database, parameter: Parameter<P>, values: RawBuilder<unknown>) => Compilable<R>,
): (db: Database, parameters: P, values: readonly Value[]) => Promise<R[]> {
  const statementFor = oneForEach((count) =>
    prepareList<P, R>((db, parameter, element) =>
      build(db, parameter, sql.join(Array.from({ length: count }, (_, index) => element(index)))),
    ),
  );
  return async (db, parameters, values) => {
    const found: R[] = [];
    for (let start = 0; start < values.length; start += valuesPerStatement) {
      const chunk = values.slice(start, start + valuesPerStatement);
      const count = 2 ** Math.ceil(Math.log2(chunk.length));
      const last = chunk.at(-1) ?? null;
      while (chunk.length < count) chunk.push(last);
      found.push(...(await statementFor(count)(db, parameters, chunk)));
    }
    return found;
  };
}

/** The types of the columns of a list of rows, as PostgreSQL has to be told them. */
type ColumnTypes<C> = Readonly<Record<keyof C & string, 'text' | 'bigint'>>;

/** A list of rows in a statement. */
export interface RowList {
  /** The names of its columns, with commas. */
  readonly names: RawBuilder<unknown>;
  /** What stands behind `values`. */
  readonly rows: RawBuilder<unknown>;
}

/**
 * Prepares a statement that takes a list of rows.
 * @param build as for `prepare`, with the rows and the names of their columns
 */
export function prepareRows<
  P extends Readonly<Record<keyof P, Value>>,
  C extends Readonly<Record<keyof C, Value>>,
  R,
>(
  types: ColumnTypes<C>,
  build: (db: Database, parameter: Parameter<P>, rows: RowList) => Compilable<R>,
): (db: Database, parameters: P, rows: readonly C[]) => Promise<R[]> {
  const columns = Object.keys(types) as (keyof C & string)[];
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const statementFor = oneForEach((count) =>
    prepareList<P, R>((db, parameter, element) => {
      const rows = Array.from({ length: count }, (_row, row) => {
        const cells = columns.map((column, place) => {
          const cell = element(row * columns.length + place);
          return sql`cast(${cell} as ${sql.raw(types[column])})`;
        });
        return sql`(${sql.join(cells)})`;
      });
      return build(db, parameter, { names, rows: sql.join(rows) });
    }),
  );
  return async (db, parameters, rows) => {
    const found: R[] = [];
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      const chunk = rows.slice(start, start + rowsPerStatement);
      found.push(...(await statementFor(chunk.length)(db, parameters, cellsOf(columns, chunk))));
    }
    return found;
  };
}

/** Keeps a statement for each number of values or rows. */
function oneForEach<P, R>(
  make: (count: number) => PreparedList<P, R>,
): (count: number) => PreparedList<P, R> {
  const made = new Map<number, PreparedList<P, R>>();
  return (count) => {
    const known = made.get(count);
    if (known) return known;
    const fresh = make(count);
    made.set(count, fresh);
    return fresh;
  };
}
