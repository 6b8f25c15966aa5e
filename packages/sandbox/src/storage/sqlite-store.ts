import { statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { describeError } from '../kernel/describe-error.js';
import { AllTenants } from './all-tenants.js';
import type { Connection, Result, Value } from './connection.js';
import { Database } from './database.js';
import { restrictPermissions, createPrivateFile } from './private-file.js';
import { type LeasedConnection, TransactionQueue } from './transaction-queue.js';
import { migrate, StorageError } from './migrate.js';
import { probeWrites } from './probe-writes.js';
import { writeIndexStatistics } from './sqlite-statistics.js';
import { SqliteThread } from './sqlite-thread.js';
import { StoreMonitor } from './store-monitor.js';
import type { Store } from './store.js';
import { ofTenant } from './tenant-database.js';
import { isDamaged } from './unavailable.js';

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
  damage: Error | undefined;

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
    try {
      const { statement, returnsRows } = this.#prepare(sql);
      if (!returnsRows) return { rows: [], changes: Number(statement.run(...parameters).changes) };
      const rows = statement.all(...parameters);
      return { rows, changes: rows.length };
    } catch (error) {
      if (isDamaged(error)) this.damage = error as Error;
      throw error;
    }
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

/** The data file is damaged. */
class DamagedFile extends StorageError {
  /** The result code of SQLite for a damaged file. */
  readonly errcode = 11;
}

/** The size of a file whose integrity is checked at the start, in bytes: takes less than a second. */
const smallFile = 64 * 1024 * 1024;

/**
 * The settings of a connection that writes. A checkpoint writes each changed page once; rare checkpoints write frequently
 * changed pages less often. The statement journal of savepoints is in memory, not in a file that grows with each page.
 */
const writeSettings =
  'PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -32000; PRAGMA temp_store = MEMORY;';

const foreignKeys = 'PRAGMA foreign_keys = ON;';

/** Identifies sandbox files: "sfsb" in ASCII. */
const applicationId = 0x73667362;

/**
 * Opens a store in an SQLite file, safe against a loss of power (WAL, each commit is synced), or in memory. One
 * connection writes, one reads the last committed state, and one more does so in a thread, for slow statements.
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
    await writing.script(`PRAGMA journal_mode = ${isFile ? 'WAL' : 'MEMORY'}; ${writeSettings}`);
    // A migration may recreate a table; dropping the old one would violate foreign keys.
    await writing.script(`PRAGMA foreign_keys = OFF; PRAGMA application_id = ${applicationId};`);
    secret = await migrate(writing);
    await writing.script(foreignKeys);
    if (isFile && statSync(path).size <= smallFile) checkIntegrity(writing, path, 'quick_check');
    await writeIndexStatistics(writing);
  } catch (error) {
    writing.close();
    throw error;
  }
  // A database in memory belongs to one connection, so reads and writes share its queue.
  const reading = isFile ? new SqliteConnection(path, { readOnly: true }) : writing;
  const monitor = new StoreMonitor();
  let thread: SqliteThread | undefined;
  // Nothing is read from a damaged file or written to it.
  const checked = (connect: () => LeasedConnection) => (): Promise<LeasedConnection> => {
    const damage = [writing, reading, thread].find((each) => each?.damage)?.damage;
    return damage ? Promise.reject(damage) : Promise.resolve(connect());
  };
  const queue = (connect: () => LeasedConnection, options: { begin: string; writes: boolean }) =>
    new TransactionQueue({ ...options, lease: checked(connect), monitor });
  const kept = (connection: SqliteConnection): (() => LeasedConnection) => {
    const leased = { db: new Database(connection), release: () => undefined };
    return () => leased;
  };
  const inThread = (): LeasedConnection => {
    thread ??= new SqliteThread(path);
    const release = (broken?: boolean): void => {
      if (broken) thread = undefined;
    };
    return { db: new Database(thread), release };
  };
  const writer = queue(kept(writing), { begin: 'BEGIN IMMEDIATE', writes: true });
  const reads = { begin: 'BEGIN', writes: false };
  const reader = isFile ? queue(kept(reading), reads) : writer;
  const slowReader = isFile ? queue(inThread, reads) : writer;
  return {
    secret,
    writer: (tenant) => ofTenant(writer, tenant),
    reader: (tenant) => ofTenant(reader, tenant),
    slowReader: (tenant) => ofTenant(slowReader, tenant),
    allTenants: new AllTenants(reader),
    observe: (listener) => {
      monitor.observe(listener);
    },
    checkWrites: () => probeWrites(monitor, writer),
    checkIntegrity: async () => checkIntegrity(reading, path, 'integrity_check'),
    close: async () => {
      await Promise.all([writer.idle(), reader.idle(), slowReader.idle()]);
      await thread?.close();
      for (const connection of new Set([reading, writing])) connection.close();
    },
  };
}

/** @throws {StorageError} if SQLite finds the file damaged; the connection remembers it */
function checkIntegrity(
  connection: SqliteConnection,
  path: string,
  check: 'quick_check' | 'integrity_check',
): void {
  const { rows } = connection.query(`PRAGMA ${check}(1)`, []);
  const finding = String(rows[0]?.[check]).replaceAll(/\s+/g, ' ');
  if (finding === 'ok') return;
  connection.damage = new DamagedFile(
    `The data file ${path} is damaged: ${finding}. Restore it from a copy.`,
  );
  throw connection.damage;
}

/** Refuses the file of another program before anything is written to it. */
function checkOwner(connection: SqliteConnection, path: string): void {
  const { rows } = connection.query('SELECT count(*) AS objects FROM sqlite_master', []);
  if (rows[0]?.['objects'] === 0) return;
  const owner = connection.query('PRAGMA application_id', []);
  if (owner.rows[0]?.['application_id'] === applicationId) return;
  throw new StorageError(`${path} is not a database of the sandbox. Choose another file.`);
}
