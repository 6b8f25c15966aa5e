import { UnstorableText } from './unstorable-text.js';

/** A value that both databases store and give back alike: whole numbers are within ±(2^53 − 1). */
export type Value = string | number | null;

/** What a statement gave back. */
export interface Result {
  readonly rows: Readonly<Record<string, unknown>>[];
  /** How many rows it inserted, changed or deleted. */
  readonly changes: number;
}

/** One connection to a database; runs one statement after the other, at once where it can. */
export interface Connection {
  readonly engine: Engine;
  query(sql: string, parameters: readonly Value[]): Result | Promise<Result>;
  /** Runs several statements without parameters, as a migration has them. */
  script(sql: string): Promise<void>;
}

/** The SQL that a database speaks. */
export type Engine = 'sqlite' | 'postgres';

/**
 * A parameter of a statement, if both databases take it.
 * @throws {UnstorableText} for text with a NUL, which PostgreSQL cannot store
 * @throws {TypeError} for a value of another type: a fault of the program
 */
export function checkedValue(value: unknown): Value {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new UnstorableText();
    return value;
  }
  if (value === null || Number.isSafeInteger(value)) return value as Value;
  throw new TypeError(
    `A statement got a parameter of type ${typeof value}, or a number out of range.`,
  );
}
