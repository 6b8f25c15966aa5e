import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { validateValue, type Connection, type Engine } from './connection.js';
import type { AllTables, Tables } from './tables.js';

/** The query builder on one connection, for all tenants. The owner of the connection manages its transactions. */
export class Database extends Kysely<AllTables> {
  constructor(readonly target: Connection) {
    super({ dialect: dialectOf(target.engine, () => new ConnectionDriver(target)) });
  }
}

/** A query builder that compiles queries for an engine, and cannot run them. */
export function kyselyFor(engine: Engine): Kysely<Tables> {
  return new Kysely({ dialect: dialectOf(engine, () => new DummyDriver()) });
}

function dialectOf(engine: Engine, createDriver: () => Driver): Dialect {
  return engine === 'sqlite'
    ? {
        createDriver,
        createAdapter: () => new SqliteAdapter(),
        createIntrospector: (db) => new SqliteIntrospector(db),
        createQueryCompiler: () => new SqliteQueryCompiler(),
      }
    : {
        createDriver,
        createAdapter: () => new PostgresAdapter(),
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      };
}

/** The Kysely driver of a connection. Transactions are managed by the `TransactionQueue` that uses it. */
class ConnectionDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(connection: Connection) {
    this.#connection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, changes } = await connection.query(sql, parameters.map(validateValue));
        return { rows: rows as R[], numAffectedRows: BigInt(changes) };
      },
      streamQuery: () => {
        throw new Error('Streaming queries is not supported; read pages instead.');
      },
    };
  }

  async init(): Promise<void> {}
  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
  beginTransaction(): Promise<void> {
    return Promise.reject(new Error('A unit of work is a transaction already.'));
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
}
