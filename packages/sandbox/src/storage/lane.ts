import type { Connection } from './connection.js';
import type { Database } from './database.js';
import { isUnavailable, StoreUnavailable } from './unavailable.js';
import { isConflict, wasAborted } from './violations.js';

/** How many units share one transaction at most. */
const maximumBatch = 64;

/** How often a unit is tried again after the database chose it as the victim of a conflict. */
const maximumAttempts = 10;

/** After a unit has failed, how many batches are run so that each unit can be undone alone. */
const carefulBatches = 20;

/** A connection for the time of one transaction. */
export interface Lease {
  readonly db: Database;
  /** Gives it back; with an error that may have broken it, for good. */
  readonly release: (broken?: boolean) => void;
}

/** How a lane gets a connection and begins a transaction on it. */
export interface LaneOptions {
  readonly lease: () => Promise<Lease>;
  /** The statement that begins a transaction. */
  readonly begin: string;
  /** Whether units write, so that the failure of one must be undone without the others. */
  readonly writes: boolean;
  /** Called with the number of units that a commit stored. */
  readonly onCommit?: (units: number) => void;
  /** Called when nothing is left to do. */
  readonly onIdle?: () => void;
}

/** Work inside a transaction. It may run more than once, so it changes nothing but the database. */
export type Work<T> = (db: Database) => Promise<T>;

interface Queued {
  /** Runs the work; returns how to tell the caller, to be called after the commit. */
  readonly run: (db: Database) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs units of work one after the other on one connection at a time. Units that arrive while others
 * run, or in the next turns of the event loop, share one transaction, so that many of them cost one
 * commit; each is answered after the commit, and one that fails is undone without the others.
 */
export class Lane {
  readonly #options: LaneOptions;
  readonly #queue: Queued[] = [];
  #draining: Promise<void> | undefined;
  #carefulBatches = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /**
   * Runs work in a transaction.
   * @returns what the work returns, once it is committed
   * @throws what the work throws, after which nothing of it is stored
   * @throws {StoreUnavailable} if the database cannot be asked; it may have been lost after it stored the work
   */
  run<T>(work: Work<T>): Promise<T> {
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

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#gather();
      await this.#runBatch(this.#queue.splice(0, maximumBatch));
    }
    this.#draining = undefined;
    this.#options.onIdle?.();
  }

  /** Lets the event loop turn for as long as that brings more units: they join the transaction. */
  async #gather(): Promise<void> {
    let before = 0;
    do {
      before = this.#queue.length;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    } while (this.#queue.length > before && this.#queue.length < maximumBatch);
  }

  async #runBatch(batch: readonly Queued[], attempt = 1): Promise<void> {
    try {
      const settle = await this.#transactOptimistically(batch);
      for (const tell of settle) tell();
    } catch (error) {
      const again = isConflict(error) || wasAborted(error);
      if (again && batch.length > 1) {
        for (const queued of batch) await this.#runBatch([queued]);
      } else if (again && attempt < maximumAttempts) {
        await this.#runBatch(batch, attempt + 1);
      } else {
        for (const { reject } of batch) reject(reasonOf(error));
      }
    }
  }

  /**
   * Savepoints cost a good part of a small unit, and most units succeed. So a batch runs without them
   * first; where a unit fails, all is undone and runs again with them, and so do the next batches.
   */
  async #transactOptimistically(batch: readonly Queued[]): Promise<(() => void)[]> {
    const canFailAlone = this.#options.writes && batch.length > 1;
    if (canFailAlone && this.#carefulBatches > 0) {
      this.#carefulBatches -= 1;
      return this.#transact(batch, true);
    }
    try {
      return await this.#transact(batch, false);
    } catch (error) {
      if (!canFailAlone || isConflict(error) || wasAborted(error)) throw error;
      this.#carefulBatches = carefulBatches;
      return this.#transact(batch, true);
    }
  }

  async #transact(batch: readonly Queued[], savepoints: boolean): Promise<(() => void)[]> {
    const { lease, begin } = this.#options;
    const { db, release } = await lease();
    const connection = db.target;
    try {
      await connection.query(begin, []);
      db.memory.clear();
      const settle: (() => void)[] = [];
      for (const queued of batch) settle.push(await this.#runOne(queued, db, savepoints));
      await connection.query('COMMIT', []);
      this.#options.onCommit?.(batch.length);
      release();
      return settle;
    } catch (error) {
      release(!(await rollBack(connection)));
      throw error;
    }
  }

  async #runOne({ run, reject }: Queued, db: Database, savepoints: boolean): Promise<() => void> {
    const connection = db.target;
    try {
      if (savepoints) await connection.query('SAVEPOINT unit', []);
      const tell = await run(db);
      if (savepoints) await connection.query('RELEASE SAVEPOINT unit', []);
      return tell;
    } catch (error) {
      // Neither a conflict nor what failed before leaves anything to go on with.
      if (isConflict(error) || wasAborted(error)) throw error;
      if (this.#options.writes && !savepoints) throw error;
      if (savepoints) {
        await connection.query('ROLLBACK TO SAVEPOINT unit', []);
        await connection.query('RELEASE SAVEPOINT unit', []);
        db.memory.clear();
      }
      return () => {
        reject(reasonOf(error));
      };
    }
  }
}

/** What a caller is told of an error. */
function reasonOf(error: unknown): unknown {
  return isUnavailable(error) ? new StoreUnavailable(error) : error;
}

/** Whether it worked; a connection on which it did not is of no more use. */
async function rollBack(connection: Connection): Promise<boolean> {
  try {
    await connection.query('ROLLBACK', []);
    return true;
  } catch {
    return false;
  }
}
