import type { Connection } from './connection.js';
import { migrations } from './migrations/index.js';

/** Storage that this sandbox cannot use: not its own, damaged, or made by a newer one. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/**
 * Brings a database to the newest schema, in one transaction.
 * @throws {StorageError} where a newer sandbox has migrated it
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
      `The data was written by a newer sandbox (${unknown}). Update this one.`,
    );
  }
  for (const { name, script } of migrations) {
    if (applied.has(name)) continue;
    await connection.script(script(connection.engine));
    const insert = `INSERT INTO migrations (name) VALUES ('${name}')`;
    await connection.query(insert, []);
  }
}
