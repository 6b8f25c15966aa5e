import { isStorable, UnstorableText } from './unstorable-text.js';

/** A value that both databases store and return unchanged. Whole numbers are within ±(2^53 − 1). */
export type Value = string | number | null;

export interface Result {
  readonly rows: Readonly<Record<string, unknown>>[];
  /** The number of inserted, updated or deleted rows. */
  readonly changes: number;
}

/** One connection to a database. Runs statements in order; synchronously if the database is in this process. */
export interface Connection {
  readonly engine: Engine;
  query(sql: string, parameters: readonly Value[]): Result | Promise<Result>;
  /** Runs several statements without parameters, such as a migration. */
  script(sql: string): Promise<void>;
}

/** The SQL dialect of a database. */
export type Engine = 'sqlite' | 'postgres';

/**
 * Checks that both databases accept a value as a parameter, and returns it.
 * @throws {UnstorableText} for text that they cannot store
 * @throws {TypeError} for a value of another type, which is a bug
 */
export function validateValue(value: unknown): Value {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new UnstorableText();
    return value;
  }
  if (value === null || Number.isSafeInteger(value)) return value as Value;
  throw new TypeError(
    `Invalid statement parameter: type ${typeof value}, or a number out of range.`,
  );
}
