import { newSecret } from '../kernel/secrets.js';
import type { Connection, Engine } from './connection.js';
import { schemaName, schemaOf } from './tables.js';

/** The storage cannot be used: it belongs to another program, is damaged, or has an incompatible schema. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * A schema migration with a stored name. An expanding migration only adds (a table, an optional column, an index):
 * processes of the previous version keep working. A contracting migration removes something, one release after the
 * last code that used it.
 */
export interface Migration {
  readonly name: string;
  readonly script: (engine: Engine) => string;
  /** The oldest migration whose version also works with this schema; this one by default. */
  readonly oldest?: string;
}

/**
 * All migrations, in order. Until the first release there is a single one, the current schema, and data of another
 * schema is refused. After the release it stays unchanged and each change of the schema adds a migration.
 */
export const migrations: readonly Migration[] = [{ name: schemaName, script: schemaOf }];

/**
 * Migrates a database to the newest schema, in one transaction.
 * @returns the secret of the store; a new store gets one
 * @throws {StorageError} for data of an incompatible version, which stays unchanged
 */
export async function migrate(
  connection: Connection,
  known: readonly Migration[] = migrations,
): Promise<string> {
  await connection.script(
    'CREATE TABLE IF NOT EXISTS migrations (name TEXT NOT NULL PRIMARY KEY, oldest TEXT NOT NULL);' +
      'CREATE TABLE IF NOT EXISTS store_secret (id INTEGER PRIMARY KEY, value TEXT NOT NULL)',
  );
  await connection.query('BEGIN', []);
  try {
    await applyMissing(connection, known);
    const insert = `INSERT INTO store_secret VALUES (1, '${newSecret()}') ON CONFLICT DO NOTHING`;
    await connection.query(insert, []);
    const { rows } = await connection.query('SELECT value FROM store_secret', []);
    await connection.query('COMMIT', []);
    return String(rows[0]?.['value']);
  } catch (error) {
    await connection.query('ROLLBACK', []);
    throw error;
  }
}

async function applyMissing(connection: Connection, known: readonly Migration[]): Promise<void> {
  const applied = await readAppliedMigrations(connection);
  const refused = findIncompatibility(applied, known);
  if (refused !== undefined) throw new StorageError(refused);
  const names = new Set(applied.map(({ name }) => name));
  for (const { name, script, oldest = name } of known) {
    if (names.has(name)) continue;
    await connection.script(script(connection.engine));
    const insert = `INSERT INTO migrations (name, oldest) VALUES ('${name}', '${oldest}')`;
    await connection.query(insert, []);
  }
}

export interface AppliedMigration {
  readonly name: string;
  /** The oldest migration whose version still works with it. */
  readonly oldest: string;
}

export async function readAppliedMigrations(
  connection: Connection,
): Promise<readonly AppliedMigration[]> {
  const { rows } = await connection.query('SELECT * FROM migrations ORDER BY name', []);
  return rows.map(({ name, oldest = name }) => ({ name: String(name), oldest: String(oldest) }));
}

/** Explains in a sentence or two why this version cannot use a database; undefined if it can. */
export function findIncompatibility(
  applied: readonly AppliedMigration[],
  known: readonly Migration[] = migrations,
): string | undefined {
  const names = new Set(known.map(({ name }) => name));
  const unknown = applied.find(({ name, oldest }) => !names.has(name) && !names.has(oldest));
  return (
    unknown &&
    `The data is of another version of the sandbox (${unknown.name}), and this one (${known.at(-1)?.name ?? 'none'}) cannot read it. Use that version, or another file or database.`
  );
}
