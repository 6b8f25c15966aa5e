import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { checkedValue, type Connection } from './connection.js';
import type { Tables } from './tables.js';

/** The query builder on one connection. */
export type Database = Kysely<Tables>;

/** The query builder that runs on a connection. Who owns the connection keeps order on it. */
export function databaseOn(connection: Connection): Database {
  const known = databases.get(connection);
  if (known) return known;
  const database = new Kysely<Tables>({ dialect: dialectOf(connection) });
  databases.set(connection, database);
  connections.set(database, connection);
  return database;
}

const databases = new WeakMap<Connection, Database>();
const connections = new WeakMap<Database, Connection>();

/** The connection on which a query builder runs. */
export function connectionOf(database: Database): Connection {
  const connection = connections.get(database);
  if (!connection) throw new Error('A query builder that databaseOn did not make.');
  return connection;
}

function dialectOf(connection: Connection): Dialect {
  const createDriver = (): Driver => new ConnectionDriver(connection);
  return connection.engine === 'sqlite'
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

/** A connection as Kysely sees it. Transactions belong to the lane that owns the connection. */
class ConnectionDriver implements Driver {
  readonly #connection: DatabaseConnection;

  constructor(connection: Connection) {
    this.#connection = {
      executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const { rows, changes } = await connection.query(sql, parameters.map(checkedValue));
        return { rows: rows as R[], numAffectedRows: BigInt(changes) };
      },
      streamQuery: () => {
        throw new Error('Queries are not streamed; read pages instead.');
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
