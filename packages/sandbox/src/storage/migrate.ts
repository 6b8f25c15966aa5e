import type { Connection, Engine } from './connection.js';
import { schemaName, schemaOf } from './tables.js';

/** Storage that this sandbox cannot use: not its own, damaged, or made by a newer one. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * A step forward of the schema, with a name that is stored. A step that only adds (a table, an optional column, an
 * index) expands: processes of the version before go on beside it. One that takes away contracts, and comes a release
 * after the last code that used what it takes.
 */
export interface Migration {
  readonly name: string;
  readonly script: (engine: Engine) => string;
  /** The name of the oldest migration whose version can work with this schema too; its own where left out. */
  readonly oldest?: string;
}

/**
 * All migrations, in the order in which they run. Until the first release there is one, the schema as it is, and data
 * of an earlier one is refused. From then on it stays as it was released, and each change is one more.
 */
export const migrations: readonly Migration[] = [{ name: schemaName, script: schemaOf }];

/**
 * Brings a database to the newest schema, in one transaction.
 * @throws {StorageError} for data of another version, which is left as it is
 */
export async function migrate(
  connection: Connection,
  known: readonly Migration[] = migrations,
): Promise<void> {
  await connection.script(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT NOT NULL PRIMARY KEY, oldest TEXT NOT NULL)',
  );
  await connection.query('BEGIN', []);
  try {
    await applyMissing(connection, known);
    await connection.query('COMMIT', []);
  } catch (error) {
    await connection.query('ROLLBACK', []);
    throw error;
  }
}

async function applyMissing(connection: Connection, known: readonly Migration[]): Promise<void> {
  const applied = await readApplied(connection);
  const refused = refusedBy(applied, known);
  if (refused !== undefined) throw new StorageError(refused);
  const names = new Set(applied.map(({ name }) => name));
  for (const { name, script, oldest = name } of known) {
    if (names.has(name)) continue;
    await connection.script(script(connection.engine));
    const insert = `INSERT INTO migrations (name, oldest) VALUES ('${name}', '${oldest}')`;
    await connection.query(insert, []);
  }
}

/** A migration that a database went through. */
export interface Applied {
  readonly name: string;
  /** The oldest migration whose version can still work with it. */
  readonly oldest: string;
}

/** The migrations that a database went through. */
export async function readApplied(connection: Connection): Promise<readonly Applied[]> {
  const { rows } = await connection.query('SELECT * FROM migrations ORDER BY name', []);
  return rows.map(({ name, oldest = name }) => ({ name: String(name), oldest: String(oldest) }));
}

/** Why a version cannot work with a database, in one sentence; undefined if it can. */
export function refusedBy(
  applied: readonly Applied[],
  known: readonly Migration[] = migrations,
): string | undefined {
  const names = new Set(known.map(({ name }) => name));
  const unknown = applied.find(({ name, oldest }) => !names.has(name) && !names.has(oldest));
  return (
    unknown &&
    `The data is of another version of the sandbox (${unknown.name}), and this one (${known.at(-1)?.name ?? 'none'}) cannot read it. Use that version, or another file or database.`
  );
}
