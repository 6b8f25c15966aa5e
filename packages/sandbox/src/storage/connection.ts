/** A value that both databases store and return unchanged. Whole numbers are within ±(2^53 − 1). */
export type Value = string | number | null;

export interface Result {
  readonly rows: Readonly<Record<string, unknown>>[];
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

/** U+0000, which PostgreSQL cannot store, and lone surrogates, which UTF-8 cannot encode. */
const unstorable = /[\0\p{Surrogate}]/u;

/** The text contains a character that the databases cannot store. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';

  constructor() {
    super('Text must not contain the character U+0000 or a lone surrogate.');
  }
}

/** True if all databases store a text unchanged. */
export function isStorable(text: string): boolean {
  return !unstorable.test(text);
}

/** The text with U+FFFD in place of the characters that cannot be stored. */
export function storableText(text: string): string {
  return text.replaceAll(new RegExp(unstorable, 'gu'), '\uFFFD');
}
