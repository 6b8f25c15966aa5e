import type { Connection, Engine } from './connection.js';
import { schemaName, schemaOf } from './tables.js';

/** Storage that this sandbox cannot use: not its own, damaged, or made by a newer one. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** A step forward of the schema, with a name that is stored. */
interface Migration {
  readonly name: string;
  readonly script: (engine: Engine) => string;
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
export async function migrate(connection: Connection): Promise<void> {
  await connection.script('CREATE TABLE IF NOT EXISTS migrations (name TEXT NOT NULL PRIMARY KEY)');
  await connection.query('BEGIN', []);
  try {
    await applyMissing(connection);
    await connection.query('COMMIT', []);
  } catch (error) {
    await connection.query('ROLLBACK', []);
    throw error;
  }
}

async function applyMissing(connection: Connection): Promise<void> {
  const { rows } = await connection.query('SELECT name FROM migrations ORDER BY name', []);
  const applied = new Set(rows.map((row) => String(row['name'])));
  const unknown = [...applied].find((name) => !migrations.some((known) => known.name === name));
  if (unknown !== undefined) {
    throw new StorageError(
      `The data is of another version of the sandbox (${unknown}), and this one (${schemaName}) cannot read it. Use that version, or another file or database.`,
    );
  }
  for (const { name, script } of migrations) {
    if (applied.has(name)) continue;
    await connection.script(script(connection.engine));
    const insert = `INSERT INTO migrations (name) VALUES ('${name}')`;
    await connection.query(insert, []);
  }
}
