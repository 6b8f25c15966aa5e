import { Worker } from 'node:worker_threads';
import type { Connection, Result, Value } from './connection.js';
import { isDamaged, StoreUnavailable } from './unavailable.js';

/** A text, because no loader of TypeScript reaches a thread. */
const program = `
const { DatabaseSync } = require('node:sqlite');
const { parentPort, workerData: path } = require('node:worker_threads');
const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
const prepared = new Map();
const prepare = (sql) => {
  if (prepared.size >= 500) prepared.clear();
  const statement = prepared.get(sql) ?? database.prepare(sql);
  prepared.set(sql, statement);
  return statement;
};
parentPort.on('message', ({ sql, parameters }) => {
  try {
    const statement = prepare(sql);
    const rows = statement.all(...parameters);
    parentPort.postMessage({ rows, changes: rows.length });
  } catch ({ message, code, errcode }) {
    parentPort.postMessage({ failure: { message, code, errcode } });
  }
});
`;

/** Most of the rest would be garbage: the thread passes rows on. */
const resourceLimits = { maxYoungGenerationSizeMb: 2 };

interface Waiting {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

type Answer =
  | Result
  | { readonly failure: Readonly<Pick<Error, 'message'> & Record<'code' | 'errcode', unknown>> };

/**
 * A connection that reads an SQLite file in a thread of its own, for statements that take seconds: the thread of the requests
 * goes on meanwhile. Runs one statement at a time.
 */
export class SqliteThread implements Connection {
  readonly engine = 'sqlite';
  readonly #worker: Worker;
  #waiting: Waiting | undefined;
  #end: Error | undefined;
  damage: Error | undefined;

  /** @param path the file; if it cannot be opened, statements fail */
  constructor(path: string) {
    this.#worker = new Worker(program, { eval: true, workerData: path, resourceLimits });
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => {
      if ('rows' in answer) this.#settle()?.resolve(answer);
      else this.#fail(Object.assign(new Error(answer.failure.message), answer.failure));
    });
    this.#worker.on('error', (error) => {
      this.#end = new StoreUnavailable(error);
      this.#fail(this.#end);
    });
    this.#worker.on('exit', () => {
      this.#end ??= new StoreUnavailable(new Error('The thread has ended.'));
      this.#fail(this.#end);
    });
  }

  query(sql: string, parameters: readonly Value[]): Promise<Result> {
    if (this.#end) return Promise.reject(this.#end);
    // A process with a running statement does not end.
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage({ sql, parameters });
    });
  }

  async script(sql: string): Promise<void> {
    await this.query(sql, []);
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    if (isDamaged(error)) this.damage = error;
    this.#settle()?.reject(error);
  }

  #settle(): Waiting | undefined {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#worker.unref();
    return waiting;
  }
}
