import { Pool, type PoolClient, types } from 'pg';
import { describeError } from '../kernel/describe-error.js';
import { AllTenants } from './all-tenants.js';
import type { Connection, Result, Value } from './connection.js';
import { Database } from './database.js';
import { TransactionQueue, type LeasedConnection, type Transactions } from './transaction-queue.js';
import { TenantQueues } from './tenant-queues.js';
import { migrate, type Migration, migrations, StorageError } from './migrate.js';
import { probeWrites } from './probe-writes.js';
import { type StoreEvent, StoreMonitor } from './store-monitor.js';
import type { Store } from './store.js';
import { ofTenant, type TenantDatabase } from './tenant-database.js';
import { StoreUnavailable } from './unavailable.js';
import { isOutdatedPlan } from './violations.js';

/** Options of a PostgreSQL store. */
export interface PostgresOptions {
  readonly url: string;
  /** The maximum number of connections of a process, and so of concurrent transactions; 10 by default. */
  readonly poolSize?: number | undefined;
  /** Statement timeout in milliseconds; 30,000 by default. */
  readonly statementTimeoutMs?: number | undefined;
}

const defaultPoolSize = 10;
const defaultStatementTimeoutMs = 30_000;

/** How long a transaction waits for a connection, and how long it may be idle. */
const connectionTimeoutMs = 10_000;
const idleTransactionTimeoutMs = 30_000;

/** How much longer than the statement timeout to wait for a server that does not respond any more. */
const responseMarginMs = 5000;

class PostgresConnection implements Connection {
  readonly engine = 'postgres';
  readonly #names = new Map<string, string>();
  #generation = 0;
  #breakage: Error | undefined;

  constructor(readonly client: PoolClient) {
    // The pool listens to idle clients only: without a listener, an error of a leased one would end the process.
    client.on('error', (error) => {
      this.#breakage ??= error;
    });
  }

  async query(sql: string, parameters: readonly Value[]): Promise<Result> {
    const name = parameters.length > 0 ? this.#nameOf(sql) : undefined;
    try {
      const { rows, rowCount } = await this.client.query<Record<string, unknown>>({
        text: sql,
        values: [...parameters],
        types: { getTypeParser },
        ...(name !== undefined && { name }),
      });
      return { rows, changes: rowCount ?? 0 };
    } catch (error) {
      // A migration has added columns to a table: statements get new names and are planned again.
      if (isOutdatedPlan(error)) {
        this.#names.clear();
        this.#generation += 1;
      }
      throw this.#breakage ? new StoreUnavailable(this.#breakage) : error;
    }
  }

  async script(sql: string): Promise<void> {
    await this.client.query(sql);
  }

  /** The server caches the plan of a named statement. */
  #nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= 500) return known;
    const name = `s${this.#generation}_${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}

/** 64-bit integers are parsed as numbers: all stored values are within ±(2^53 − 1). */
type Oid = Parameters<typeof types.getTypeParser>[0];

const int8: Oid = types.builtins.INT8;

const getTypeParser: typeof types.getTypeParser = (id: Oid, format?: 'text' | 'binary') => {
  return id === int8 ? Number : (types.getTypeParser(id, format) as unknown);
};

/**
 * Opens a store in a PostgreSQL database, or in one with a compatible protocol.
 * @param known the migrations of this version
 * @throws {StorageError} if the server cannot be reached or the database cannot be used
 */
export async function openPostgres(
  {
    url,
    poolSize = defaultPoolSize,
    statementTimeoutMs = defaultStatementTimeoutMs,
  }: PostgresOptions,
  known = migrations,
): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + responseMarginMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    application_name: 'seller-funds-sandbox',
  });
  // Without a listener a broken idle connection would end the process; its next use reports the error.
  pool.on('error', () => undefined);
  // The names of prepared statements live as long as their connection.
  const databases = new WeakMap<PoolClient, Database>();
  pool.on('connect', (client) => {
    databases.set(client, new Database(new PostgresConnection(client)));
  });
  const lease = async (): Promise<LeasedConnection> => {
    const client = await pool.connect();
    const db = databases.get(client);
    if (!db) throw new Error('The pool has not reported a connection.');
    return {
      db,
      release: (broken) => {
        client.release(broken);
      },
    };
  };
  try {
    const { db, release } = await lease();
    const secret = await migrateConcurrently(db.target, known).finally(() => {
      release();
    });
    return new PooledStore(lease, pool, secret);
  } catch (error) {
    await pool.end();
    if (error instanceof StorageError) throw error;
    const reason = describeError(error);
    throw new StorageError(`Cannot use the database of DATABASE_URL: ${reason}.`);
  }
}

/**
 * Migrates a database that another process may be migrating concurrently. The second process waits, fails because the
 * first has created a table, and finds nothing to do when it tries again.
 */
async function migrateConcurrently(
  connection: Connection,
  known: readonly Migration[],
  attempt = 1,
): Promise<string> {
  try {
    return await migrate(connection, known);
  } catch (error) {
    if (error instanceof StorageError || attempt === 3) throw error;
    return migrateConcurrently(connection, known, attempt + 1);
  }
}

/** A store with transaction queues per tenant, on connections of a pool. */
class PooledStore implements Store {
  readonly #monitor = new StoreMonitor();
  readonly #writers: TenantQueues;
  /** Two, so that a slow read blocks only every other read of its tenant. */
  readonly #readers: readonly [TenantQueues, TenantQueues];
  readonly allTenants: AllTenants;
  readonly #allTenantsQueue: TransactionQueue;
  readonly #probeQueue: TransactionQueue;
  readonly #pool: Pool;
  #turn = 0;

  constructor(
    lease: () => Promise<LeasedConnection>,
    pool: Pool,
    readonly secret: string,
  ) {
    const snapshot = 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY';
    const shared = { lease, monitor: this.#monitor };
    const reading = { ...shared, begin: snapshot, writes: false };
    const writing = { ...shared, begin: 'BEGIN', writes: true };
    this.#writers = new TenantQueues(writing);
    this.#readers = [new TenantQueues(reading), new TenantQueues(reading)];
    this.#allTenantsQueue = new TransactionQueue(reading);
    this.#probeQueue = new TransactionQueue(writing);
    this.allTenants = new AllTenants(this.#allTenantsQueue);
    this.#pool = pool;
  }

  writer(tenant: string): Transactions<TenantDatabase> {
    return ofTenant(this.#writers.get(tenant), tenant);
  }

  reader(tenant: string): Transactions<TenantDatabase> {
    this.#turn += 1;
    return ofTenant(this.#readers[this.#turn % 2 === 0 ? 0 : 1].get(tenant), tenant);
  }

  slowReader(tenant: string): Transactions<TenantDatabase> {
    return this.reader(tenant);
  }

  checkWrites(): Promise<void> {
    return probeWrites(this.#monitor, this.#probeQueue);
  }

  connections(): Record<'idle' | 'busy' | 'waiting', number> {
    const { idleCount: idle, totalCount, waitingCount: waiting } = this.#pool;
    return { idle, busy: totalCount - idle, waiting };
  }

  observe(listener: (event: StoreEvent) => void): void {
    this.#monitor.observe(listener);
  }

  async close(): Promise<void> {
    const queues = [this.#writers, ...this.#readers, this.#allTenantsQueue, this.#probeQueue];
    await Promise.all(queues.map((queue) => queue.idle()));
    await this.#pool.end();
  }
}
