import type { Connection } from './connection.js';
import type { Database } from './database.js';
import { isUnavailable, StoreUnavailable } from './unavailable.js';
import { isConflict, isAborted } from './violations.js';

/** The maximum number of units in one transaction. */
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
  /** The statement that begins a transaction. */
  readonly begin: string;
  /** True if units write, so that a failed unit must be rolled back without the others. */
  readonly writes: boolean;
  /** Called after each commit with its number of units. */
  readonly onCommit?: (units: number) => void;
  /** Called when the queue becomes empty. */
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
  #isFailing = false;

  constructor(private readonly options: TransactionQueueOptions) {}

  /**
   * Runs work in a transaction.
   * @returns the result of the work, after the commit
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

  /** True if the last transaction failed because the database was unavailable. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Resolves when the queue is empty. */
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
      this.#isFailing = false;
      for (const resolve of settle) resolve();
    } catch (error) {
      const again = isConflict(error) || isAborted(error);
      if (again && batch.length > 1) {
        for (const queued of batch) await this.#runBatch([queued]);
      } else if (again && attempt < maximumAttempts) {
        await this.#runBatch(batch, attempt + 1);
      } else {
        this.#isFailing = isUnavailable(error);
        for (const { reject } of batch) reject(toStoreError(error));
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
      if (!canFailAlone || isConflict(error) || isAborted(error)) throw error;
      this.#savepointBatches = savepointBatches;
      return this.#transact(batch, true);
    }
  }

  async #transact(batch: readonly QueuedUnit[], savepoints: boolean): Promise<(() => void)[]> {
    const { lease, begin } = this.options;
    const { db, release } = await lease();
    const connection = db.target;
    try {
      await connection.query(begin, []);
      const settle: (() => void)[] = [];
      for (const queued of batch) settle.push(await this.#runOne(queued, db, savepoints));
      await connection.query('COMMIT', []);
      this.options.onCommit?.(batch.length);
      release();
      return settle;
    } catch (error) {
      release(!(await rollBack(connection)));
      throw error;
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
      return () => {
        reject(toStoreError(error));
      };
    }
  }
}

function toStoreError(error: unknown): unknown {
  return isUnavailable(error) ? new StoreUnavailable(error) : error;
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
