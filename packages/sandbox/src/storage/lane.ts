import type { Connection } from './connection.js';
import { type Database, databaseOn } from './dialect.js';
import { isConflict, wasAborted } from './violations.js';

/** How many units share one transaction at most. */
const maximumBatch = 64;

/** How often a unit is tried again after the database chose it as the victim of a conflict. */
const maximumAttempts = 10;

/** A connection for the time of one transaction. */
export interface Lease {
  readonly connection: Connection;
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
}

/** Work inside a transaction. It may run more than once, so it changes nothing but the database. */
export type Work<T> = (db: Database) => Promise<T>;

interface Queued {
  /** Runs the work; returns how to tell the caller, to be called after the commit. */
  readonly run: (db: Database) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

const databases = new WeakMap<Connection, Database>();

/**
 * Runs units of work one after the other on one connection at a time. Units that arrive while others
 * run, or in the same turn of the event loop, share one transaction, so that many of them cost one
 * commit; each has a savepoint of its own and is answered after the commit.
 */
export class Lane {
  readonly #options: LaneOptions;
  readonly #queue: Queued[] = [];
  #draining: Promise<void> | undefined;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /**
   * Runs work in a transaction.
   * @returns what the work returns, once it is committed
   * @throws what the work throws, after which nothing of it is stored
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
    // What arrives in the same turn joins the first transaction.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    while (this.#queue.length > 0) await this.#runBatch(this.#queue.splice(0, maximumBatch));
    this.#draining = undefined;
  }

  async #runBatch(batch: readonly Queued[], attempt = 1): Promise<void> {
    try {
      const settle = await this.#transact(batch);
      for (const tell of settle) tell();
    } catch (error) {
      const again = isConflict(error) || wasAborted(error);
      if (again && batch.length > 1) {
        for (const queued of batch) await this.#runBatch([queued]);
      } else if (again && attempt < maximumAttempts) {
        await this.#runBatch(batch, attempt + 1);
      } else {
        for (const { reject } of batch) reject(error);
      }
    }
  }

  async #transact(batch: readonly Queued[]): Promise<(() => void)[]> {
    const { lease, begin } = this.#options;
    const { connection, release } = await lease();
    const db = databases.get(connection) ?? databaseOn(connection);
    databases.set(connection, db);
    try {
      await connection.query(begin, []);
      const settle: (() => void)[] = [];
      for (const queued of batch) settle.push(await this.#runOne(queued, connection, db, batch));
      await connection.query('COMMIT', []);
      release();
      return settle;
    } catch (error) {
      const rolledBack = await connection.query('ROLLBACK', []).then(
        () => true,
        () => false,
      );
      release(!rolledBack);
      throw error;
    }
  }

  async #runOne(
    { run, reject }: Queued,
    connection: Connection,
    db: Database,
    batch: readonly Queued[],
  ): Promise<() => void> {
    const guarded = this.#options.writes && batch.length > 1;
    try {
      if (guarded) await connection.query('SAVEPOINT unit', []);
      const tell = await run(db);
      if (guarded) await connection.query('RELEASE SAVEPOINT unit', []);
      return tell;
    } catch (error) {
      // Neither a conflict nor what failed before leaves anything to go on with.
      if (isConflict(error) || wasAborted(error)) throw error;
      if (this.#options.writes && !guarded) throw error;
      if (guarded) {
        await connection.query('ROLLBACK TO SAVEPOINT unit', []);
        await connection.query('RELEASE SAVEPOINT unit', []);
      }
      return () => {
        reject(error);
      };
    }
  }
}
