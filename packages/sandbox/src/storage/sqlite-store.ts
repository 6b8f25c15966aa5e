import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { describeError } from '../kernel/describe-error.js';
import { AllTenants } from './all-tenants.js';
import type { Connection, Result, Value } from './connection.js';
import { Database } from './database.js';
import { restrictPermissions, createPrivateFile } from './private-file.js';
import { TransactionQueue, type TransactionQueueOptions } from './transaction-queue.js';
import { migrate, StorageError } from './migrate.js';
import { writeIndexStatistics } from './sqlite-statistics.js';
import type { Store } from './store.js';
import { ofTenant } from './tenant-database.js';

/** The maximum number of cached prepared statements of a connection. */
const maximumStatements = 500;

interface Prepared {
  readonly statement: StatementSync;
  readonly returnsRows: boolean;
}

/** A connection to an SQLite database through `node:sqlite`. Statements run synchronously. */
export class SqliteConnection implements Connection {
  readonly engine = 'sqlite';
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  /**
   * @param path a file, or `:memory:`
   * @throws {Error} if the file cannot be opened
   */
  constructor(path: string, { readOnly = false } = {}) {
    this.#database = new DatabaseSync(path, { readOnly, timeout: 5000 });
    // SQLite's own function knows ASCII letters only.
    this.#database.function('lower', { deterministic: true }, (text) =>
      typeof text === 'string' ? text.toLowerCase() : text,
    );
  }

  query(sql: string, parameters: readonly Value[]): Result {
    const { statement, returnsRows } = this.#prepare(sql);
    if (!returnsRows) return { rows: [], changes: Number(statement.run(...parameters).changes) };
    const rows = statement.all(...parameters);
    return { rows, changes: rows.length };
  }

  script(sql: string): Promise<void> {
    return new Promise((resolve) => {
      this.#database.exec(sql);
      resolve();
    });
  }

  close(): void {
    this.#database.close();
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    if (known) return known;
    if (this.#prepared.size >= maximumStatements) this.#prepared.clear();
    const statement = this.#database.prepare(sql);
    const prepared = { statement, returnsRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    return prepared;
  }
}

/** Identifies sandbox files: "sfsb" in ASCII. */
const applicationId = 0x73667362;

/**
 * Opens a store in an SQLite file, safe against a loss of power (WAL, each commit is synced), or in memory. One
 * connection writes, one reads the last committed state.
 * @param path the file, created if missing, or `:memory:`. The permissions of the file and of those beside it are
 * restricted to the owner
 * @throws {StorageError} if the file cannot be used
 */
export async function openSqlite(path: string): Promise<Store> {
  try {
    return await open(path);
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const reason = describeError(error);
    throw new StorageError(`Cannot use ${path} as the sandbox's data file: ${reason}.`);
  }
}

async function open(path: string): Promise<Store> {
  const isFile = path !== ':memory:';
  if (isFile) createPrivateFile(path);
  const writing = new SqliteConnection(path);
  let secret: string;
  try {
    checkOwner(writing, path);
    if (isFile) restrictPermissions(path);
    const mode = isFile ? 'WAL' : 'MEMORY';
    await writing.script(`PRAGMA journal_mode = ${mode}; PRAGMA synchronous = FULL;`);
    // A checkpoint writes each changed page once; rare checkpoints write frequently changed pages less often.
    await writing.script('PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -32000;');
    // The statement journal of savepoints is in memory, not in a file that grows with each page.
    await writing.script('PRAGMA temp_store = MEMORY;');
    // A migration may recreate a table; dropping the old one would violate foreign keys.
    await writing.script(`PRAGMA foreign_keys = OFF; PRAGMA application_id = ${applicationId};`);
    secret = await migrate(writing);
    await writing.script('PRAGMA foreign_keys = ON;');
    await writeIndexStatistics(writing);
  } catch (error) {
    writing.close();
    throw error;
  }
  let onCommit: ((units: number) => void) | undefined;
  const writer = new TransactionQueue({
    ...leaseOn(writing),
    begin: 'BEGIN IMMEDIATE',
    writes: true,
    onCommit: (units) => onCommit?.(units),
  });
  const setListener = (listener: typeof onCommit): void => {
    onCommit = listener;
  };
  // A database in memory belongs to one connection, so reads and writes share its queue.
  if (!isFile) return { secret, ...storeOf(writer, writer, [writing], setListener) };
  const reading = new SqliteConnection(path, { readOnly: true });
  const reader = new TransactionQueue({ ...leaseOn(reading), begin: 'BEGIN', writes: false });
  return { secret, ...storeOf(writer, reader, [reading, writing], setListener) };
}

/** Refuses the file of another program before anything is written to it. */
function checkOwner(connection: SqliteConnection, path: string): void {
  const { rows } = connection.query('SELECT count(*) AS objects FROM sqlite_master', []);
  if (rows[0]?.['objects'] === 0) return;
  const owner = connection.query('PRAGMA application_id', []);
  if (owner.rows[0]?.['application_id'] === applicationId) return;
  throw new StorageError(`${path} is not a database of the sandbox. Choose another file.`);
}

function leaseOn(connection: Connection): Pick<TransactionQueueOptions, 'lease'> {
  const lease = { db: new Database(connection), release: () => undefined };
  return { lease: () => Promise.resolve(lease) };
}

function storeOf(
  writer: TransactionQueue,
  reader: TransactionQueue,
  connections: readonly SqliteConnection[],
  onCommit: NonNullable<Store['onCommit']>,
): Omit<Store, 'secret'> {
  return {
    writer: (tenant) => ofTenant(writer, tenant),
    reader: (tenant) => ofTenant(reader, tenant),
    allTenants: new AllTenants(reader),
    onCommit,
    checkWrites: async () => {
      if (!writer.isFailing) return;
      await writer.run(async ({ target }) => {
        // Needs new pages, like most changes.
        await target.query('INSERT INTO store_secret VALUES (2, hex(zeroblob(32768)))', []);
        await target.query('DELETE FROM store_secret WHERE id = 2', []);
      });
    },
    close: async () => {
      await Promise.all([writer.idle(), reader.idle()]);
      for (const connection of connections) connection.close();
    },
  };
}
