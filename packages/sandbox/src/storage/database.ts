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

/** The query builder on one connection. Who owns the connection keeps order on it. */
export class Database extends Kysely<Tables> {
  /**
   * @param target the connection
   * @param memory what the transaction under way has found out and need not read again; see `nextPosition`
   */
  constructor(
    readonly target: Connection,
    readonly memory = new Map<string, number>(),
  ) {
    super({ dialect: dialectOf(target) });
  }
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
