import { validateValue, type Engine, type Result, type Value } from './connection.js';
import type { Database } from './database.js';

/** Named parameters of a statement: values, and lists of texts. */
export type Parameters = Readonly<Record<string, Value | readonly string[]>>;

/** The rows of a statement; returned synchronously if the database is in this process. */
export type Rows<R> = R[] | Promise<R[]>;

/** A statement that is compiled once for each engine. */
export type Statement<R> = (db: Database, parameters: Parameters) => Rows<R>;

interface Compiled {
  readonly sql: string;
  /** The parameter names, in order of their placeholders. */
  readonly names: readonly string[];
}

/**
 * Creates a statement from SQL that both engines support. Building a statement with Kysely costs more than running
 * it, so statements of the hot path are text.
 *
 * `:name` is a placeholder for a value, `in :name` for a list of texts.
 */
export function statement<R = unknown>(text: string): Statement<R> {
  const compiled: Partial<Record<Engine, Compiled>> = {};
  return ({ target }, parameters) => {
    const { sql, names } = (compiled[target.engine] ??= compile(text, target.engine));
    const result = target.query(
      sql,
      names.map((name) => valueOf(parameters[name])),
    );
    // No promise on SQLite: an extra turn of the event loop costs 10 %.
    return result instanceof Promise ? result.then(rowsOf<R>) : rowsOf<R>(result);
  };
}

const places = /(\bin )?(?<!:):(\w+)/g;

function compile(text: string, engine: Engine): Compiled {
  const names: string[] = [];
  const sql = text.replace(places, (_all, isList: string | undefined, name: string) => {
    names.push(name);
    const place = engine === 'sqlite' ? '?' : `$${names.length}`;
    return isList === undefined ? place : listOf(place, engine);
  });
  return { sql, names };
}

/** The list is a single parameter, so that its length does not change the statement. */
function listOf(place: string, engine: Engine): string {
  return engine === 'sqlite'
    ? `in (select value from json_each(${place}))`
    : `= any (array(select json_array_elements_text(${place}::json)))`;
}

function valueOf(value: Parameters[string] | undefined): Value {
  if (typeof value !== 'object' || value === null) return validateValue(value);
  return JSON.stringify(value.map((one) => validateValue(one)));
}

/** The type of the rows is not checked, as with Kysely. */
function rowsOf<R>({ rows }: Result): R[] {
  return rows as R[];
}
