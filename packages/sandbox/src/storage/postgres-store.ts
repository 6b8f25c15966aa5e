import { Pool, type PoolClient, types } from 'pg';
import type { Connection, Result, Value } from './connection.js';
import { Database } from './database.js';
import { Lane, type Lease } from './lane.js';
import { migrate, StorageError } from './migrate.js';
import type { Store } from './store.js';

/** How many transactions that write run at once; those of one tenant always share a lane. */
const writingLanes = 4;
const readingLanes = 4;

/** A connection through the driver `pg`. */
class PostgresConnection implements Connection {
  readonly engine = 'postgres';
  readonly #names = new Map<string, string>();

  constructor(readonly client: PoolClient) {}

  async query(sql: string, parameters: readonly Value[]): Promise<Result> {
    const name = parameters.length > 0 ? this.#nameOf(sql) : undefined;
    const { rows, rowCount } = await this.client.query<Record<string, unknown>>({
      text: sql,
      values: [...parameters],
      types: { getTypeParser },
      ...(name !== undefined && { name }),
    });
    return { rows, changes: rowCount ?? 0 };
  }

  async script(sql: string): Promise<void> {
    await this.client.query(sql);
  }

  /** The server keeps a statement with a name, so that it is planned once. */
  #nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= 500) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(sql, name);
    return name;
  }
}

/** Whole numbers of 64 bits come as numbers: nothing that is stored lies beyond 2^53. */
type Oid = Parameters<typeof types.getTypeParser>[0];

const int8: Oid = types.builtins.INT8;

const getTypeParser: typeof types.getTypeParser = (id: Oid, format?: 'text' | 'binary') => {
  return id === int8 ? Number : (types.getTypeParser(id, format) as unknown);
};

/**
 * Keeps everything in a PostgreSQL database, or in one that speaks its protocol.
 * @throws {StorageError} where the server cannot be reached or the database cannot be used
 */
export async function openPostgres(url: string): Promise<Store> {
  const max = writingLanes + readingLanes;
  const pool = new Pool({ connectionString: url, max, pipeline: true });
  // Without a listener an idle connection that breaks would end the process; the next use tells.
  pool.on('error', () => undefined);
  const databases = new WeakMap<PoolClient, Database>();
  const lease = async (): Promise<Lease> => {
    const client = await pool.connect();
    const db = databases.get(client) ?? new Database(new PostgresConnection(client));
    databases.set(client, db);
    return {
      db,
      release: (broken) => {
        client.release(broken);
      },
    };
  };
  try {
    const { db, release } = await lease();
    await migrateBeside(db.target).finally(() => {
      release();
    });
  } catch (error) {
    await pool.end();
    if (error instanceof StorageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(`Cannot use the database of DATABASE_URL: ${reason}.`);
  }
  return new LanesOverPool(lease, () => pool.end());
}

/**
 * Migrates a database that another process may be migrating at this moment: whoever comes second
 * waits, fails where the first has made a table, and finds everything done when it looks again.
 */
async function migrateBeside(connection: Connection, attempt = 1): Promise<void> {
  try {
    await migrate(connection);
  } catch (error) {
    if (error instanceof StorageError || attempt === 3) throw error;
    await migrateBeside(connection, attempt + 1);
  }
}

/** The lanes of a store whose connections come from a pool. */
class LanesOverPool implements Store {
  readonly #writers: readonly Lane[];
  readonly #readers: readonly Lane[];
  readonly #end: () => Promise<void>;
  #turn = 0;

  constructor(lease: () => Promise<Lease>, end: () => Promise<void>) {
    const writing = { lease, begin: 'BEGIN', writes: true };
    const snapshot = 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY';
    const reading = { lease, begin: snapshot, writes: false };
    this.#writers = Array.from({ length: writingLanes }, () => new Lane(writing));
    this.#readers = Array.from({ length: readingLanes }, () => new Lane(reading));
    this.#end = end;
  }

  writer(tenant: string): Lane {
    let hash = 0;
    for (const character of tenant) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
    return laneAt(this.#writers, hash);
  }

  reader(): Lane {
    this.#turn += 1;
    return laneAt(this.#readers, this.#turn);
  }

  async close(): Promise<void> {
    await Promise.all([...this.#writers, ...this.#readers].map((lane) => lane.idle()));
    await this.#end();
  }
}

function laneAt(lanes: readonly Lane[], number: number): Lane {
  const lane = lanes[number % lanes.length];
  if (!lane) throw new RangeError('A store without lanes.');
  return lane;
}
