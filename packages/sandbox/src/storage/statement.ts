import { checkedValue, type Engine, type Result, type Value } from './connection.js';
import type { Database } from './database.js';
import { UnstorableText } from './unstorable-text.js';

/** What a statement gets by name: values, and lists of texts. */
export type Parameters = Readonly<Record<string, Value | readonly string[]>>;

/** The rows that a statement gives: at once where the database is in this process. */
export type Rows<R> = R[] | Promise<R[]>;

/** A statement that is compiled once for each engine. */
export type Statement<R> = (db: Database, parameters: Parameters) => Rows<R>;

interface Compiled {
  readonly sql: string;
  /** The parameters, in the order of their places. */
  readonly names: readonly string[];
}

/**
 * Makes a statement of SQL that both engines speak. Building one with Kysely costs more than running it, so the
 * statements of the hot path are text.
 *
 * `:name` stands for a value, `in :name` compares with a list of texts.
 */
export function statement<R = unknown>(text: string): Statement<R> {
  const compiled: Partial<Record<Engine, Compiled>> = {};
  return ({ target }, parameters) => {
    const { sql, names } = (compiled[target.engine] ??= compile(text, target.engine));
    const result = target.query(
      sql,
      names.map((name) => valueOf(parameters[name])),
    );
    // Waits only where there is something to wait for: on SQLite a turn for nothing costs a tenth more.
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

/** One parameter, so that lists of all lengths are one statement. */
function listOf(place: string, engine: Engine): string {
  return engine === 'sqlite'
    ? `in (select value from json_each(${place}))`
    : `= any (array(select json_array_elements_text(${place}::json)))`;
}

function valueOf(value: Parameters[string] | undefined): Value {
  if (typeof value !== 'object' || value === null) return checkedValue(value);
  const json = JSON.stringify(value);
  if (json.includes('\\u0000')) throw new UnstorableText();
  return json;
}

/** The columns of a row are what the statement selects; Kysely's types know no more either. */
function rowsOf<R>({ rows }: Result): R[] {
  return rows as R[];
}
