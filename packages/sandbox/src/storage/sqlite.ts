import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Connection, Result, Value } from './connection.js';

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
