import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { validateValue, type Engine, type Value } from './connection.js';
import { kyselyFor } from './database.js';
import { type Owner, TenantPlugin } from './tenant-plugin.js';
import type { TenantDatabase } from './tenant-database.js';
import type { Tables } from './tables.js';

type Build<Given, Row> = (
  db: Kysely<Tables>,
  given: Given,
  engine: Engine,
) => { compile(): CompiledQuery<Row> };

/** A statement of a tenant that is built and compiled once for each engine, not with each run. */
export type Statement<Given, Row> = (db: TenantDatabase, given: Given) => Promise<Row[]>;

/** Stands for a value while a statement is built. */
export class Placeholder {
  /** @param read returns the value of a run: of what is given to it, or its owner */
  constructor(readonly read: (given: never, owner: Owner) => unknown) {}
}

const current: Owner = { tenant: new Placeholder((_given, { tenant }) => tenant) };
const ofGeneration: Owner = {
  ...current,
  generation: new Placeholder((_given, { generation }) => generation),
};

function toValue(value: unknown): Value {
  return Array.isArray(value)
    ? JSON.stringify(value.map((one) => validateValue(one)))
    : validateValue(value);
}

/**
 * Creates a statement from a query. Building a query costs more than running it, so frequent queries are statements.
 * @param build builds the query; `given` has a placeholder for each value
 */
export function statement<Given extends object, Row>(
  build: Build<Given, Row>,
): Statement<Given, Row> {
  const run = prepare(build);
  return async (db, given) => (await run(db, given)).rows as Row[];
}

/** As {@link statement}, for a change: returns the number of changed rows. */
export function change<Given extends object>(
  build: Build<Given, unknown>,
): (db: TenantDatabase, given: Given) => Promise<number> {
  const run = prepare(build);
  return async (db, given) => (await run(db, given)).changes;
}

function prepare<Given extends object, Row>(build: Build<Given, Row>) {
  const compileFor = (owner: Owner) => cached((engine: Engine) => compile(build, engine, owner));
  const [compiledForCurrent, compiledForGeneration] = [
    compileFor(current),
    compileFor(ofGeneration),
  ];
  return (db: TenantDatabase, given: Given) => {
    const compiled = db.generation === undefined ? compiledForCurrent : compiledForGeneration;
    const { sql: text, parameters } = compiled(db.target.engine);
    const values = parameters.map((parameter) =>
      parameter instanceof Placeholder
        ? toValue(parameter.read(given as never, db))
        : (parameter as Value),
    );
    return db.target.query(text, values);
  };
}

function compile<Given extends object, Row>(
  build: Build<Given, Row>,
  engine: Engine,
  owner: Owner,
): CompiledQuery<Row> {
  const given = new Proxy({} as Given, {
    get: (_target, name) => new Placeholder((values: Given) => values[name as keyof Given]),
  });
  return build(kyselyFor(engine).withPlugin(new TenantPlugin(owner)), given, engine).compile();
}

/** True if a text is in a list; the list is a single parameter, so that its length does not change the statement. */
export function isOneOf(
  engine: Engine,
  column: string,
  texts: readonly string[],
): RawBuilder<boolean> {
  const list = sql`(${texts})`;
  return engine === 'sqlite'
    ? sql`${sql.ref(column)} in (select value from json_each${list})`
    : sql`${sql.ref(column)} = any (array(select json_array_elements_text(${list}::json)))`;
}

/** Creates the statements of a key, such as a table, when they are first used. */
export function cached<Key, Created>(create: (key: Key) => Created): (key: Key) => Created {
  const known = new Map<Key, Created>();
  return (key) => {
    const created = known.get(key) ?? create(key);
    known.set(key, created);
    return created;
  };
}
