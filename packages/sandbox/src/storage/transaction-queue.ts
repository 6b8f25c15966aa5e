import type { Connection } from './connection.js';
import type { Database } from './database.js';
import type { StoreMonitor } from './store-monitor.js';
import { isUnavailable, StoreUnavailable } from './unavailable.js';
import { isConflict, isAborted } from './violations.js';

const maximumBatch = 64;

/** The maximum number of attempts of a unit after serialization failures and deadlocks. */
const maximumAttempts = 10;

/** The number of batches that use savepoints after a unit has failed. */
const savepointBatches = 20;

/** Runs work in transactions. */
export interface Transactions<Db> {
  /** @param work may run more than once, so it must have no side effects besides the database */
  run<T>(work: (db: Db) => Promise<T>): Promise<T>;
}

export interface LeasedConnection {
  readonly db: Database;
  /** Returns the connection to the pool; a broken one is closed. */
  readonly release: (broken?: boolean) => void;
}

export interface TransactionQueueOptions {
  readonly lease: () => Promise<LeasedConnection>;
  readonly begin: string;
  /** True if units write, so that a failed unit must be rolled back without the others. */
  readonly writes: boolean;
  readonly monitor: StoreMonitor;
  readonly onIdle?: () => void;
}

interface QueuedUnit {
  /** Runs the work. Returns a function that resolves the caller's promise, to be called after the commit. */
  readonly run: (db: Database) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs units of work in order, on one connection at a time, with group commit: units that arrive while others run, or
 * in the next turns of the event loop, share one transaction. Each resolves after the commit. A failed unit is rolled
 * back without the others.
 */
export class TransactionQueue implements Transactions<Database> {
  readonly #queue: QueuedUnit[] = [];
  #draining: Promise<void> | undefined;
  #savepointBatches = 0;

  constructor(private readonly options: TransactionQueueOptions) {}

  /**
   * Runs work in a transaction.
   * @throws the error of the work, after its rollback
   * @throws {StoreUnavailable} if the database is unavailable. If the connection broke during the commit, the work may
   * be stored
   */
  run<T>(work: (db: Database) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async (db: Database): Promise<() => void> => {
        const value = await work(db);
        return () => {
          resolve(value);
        };
      };
      this.#queue.push({ run, reject });
      this.#draining ??= this.#drain();
    });
  }

  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#collectBatch();
      await this.#runBatch(this.#queue.splice(0, maximumBatch));
    }
    this.#draining = undefined;
    this.options.onIdle?.();
  }

  /** Waits for more units to join the transaction, as long as each turn of the event loop adds some. */
  async #collectBatch(): Promise<void> {
    let before = 0;
    do {
      before = this.#queue.length;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    } while (this.#queue.length > before && this.#queue.length < maximumBatch);
  }

  async #runBatch(batch: readonly QueuedUnit[], attempt = 1): Promise<void> {
    try {
      const settle = await this.#transactOptimistically(batch);
      for (const resolve of settle) resolve();
    } catch (error) {
      const again = isConflict(error) || isAborted(error);
      if (again) this.options.monitor.retried(error);
      if (again && batch.length > 1) {
        for (const queued of batch) await this.#runBatch([queued]);
      } else if (again && attempt < maximumAttempts) {
        await this.#runBatch(batch, attempt + 1);
      } else {
        const reason = this.#toStoreError(error);
        for (const { reject } of batch) reject(reason);
      }
    }
  }

  /**
   * Savepoints are expensive for small units, and most units succeed. So a batch runs without them first. If a unit
   * fails, the transaction is rolled back and runs again with savepoints, as do the next batches.
   */
  async #transactOptimistically(batch: readonly QueuedUnit[]): Promise<(() => void)[]> {
    const canFailAlone = this.options.writes && batch.length > 1;
    if (canFailAlone && this.#savepointBatches > 0) {
      this.#savepointBatches -= 1;
      return this.#transact(batch, true);
    }
    try {
      return await this.#transact(batch, false);
    } catch (error) {
      if (!canFailAlone || error instanceof StoreUnavailable) throw error;
      if (isConflict(error) || isAborted(error)) throw error;
      this.#savepointBatches = savepointBatches;
      return this.#transact(batch, true);
    }
  }

  async #transact(batch: readonly QueuedUnit[], savepoints: boolean): Promise<(() => void)[]> {
    const { begin, monitor } = this.options;
    const begun = performance.now();
    const { db, release } = await this.#lease();
    const connection = db.target;
    let isCommitting = false;
    try {
      await connection.query(begin, []);
      const settle: (() => void)[] = [];
      for (const queued of batch) settle.push(await this.#runOne(queued, db, savepoints));
      isCommitting = true;
      await connection.query('COMMIT', []);
      monitor.committed(this.#access, begun, batch.length);
      release();
      return settle;
    } catch (error) {
      release(!(await rollBack(connection)));
      // The commit may have succeeded: the units must not run again.
      throw isCommitting && !isConflict(error) ? new StoreUnavailable(error) : error;
    }
  }

  /** @throws {StoreUnavailable} if there is no connection, whatever the reason */
  async #lease(): Promise<LeasedConnection> {
    try {
      return await this.options.lease();
    } catch (error) {
      throw new StoreUnavailable(error);
    }
  }

  async #runOne(
    { run, reject }: QueuedUnit,
    db: Database,
    savepoints: boolean,
  ): Promise<() => void> {
    const connection = db.target;
    try {
      if (savepoints) await connection.query('SAVEPOINT unit', []);
      const resolve = await run(db);
      if (savepoints) await connection.query('RELEASE SAVEPOINT unit', []);
      return resolve;
    } catch (error) {
      // The transaction cannot continue after a conflict or an earlier error.
      if (isConflict(error) || isAborted(error)) throw error;
      // SQLite rolls the transaction back by itself, for example if the disk is full.
      if (connection.engine === 'sqlite' && isUnavailable(error)) throw error;
      if (this.options.writes && !savepoints) throw error;
      if (savepoints) {
        await connection.query('ROLLBACK TO SAVEPOINT unit', []);
        await connection.query('RELEASE SAVEPOINT unit', []);
      }
      const reason = this.#toStoreError(error);
      return () => {
        reject(reason);
      };
    }
  }

  get #access(): 'read' | 'write' {
    return this.options.writes ? 'write' : 'read';
  }

  #toStoreError(error: unknown): unknown {
    if (!isUnavailable(error)) return error;
    this.options.monitor.failed(this.#access, error);
    return error instanceof StoreUnavailable ? error : new StoreUnavailable(error);
  }
}

/** Returns false if the rollback failed: the connection is broken. */
async function rollBack(connection: Connection): Promise<boolean> {
  try {
    await connection.query('ROLLBACK', []);
    return true;
  } catch {
    return false;
  }
}
