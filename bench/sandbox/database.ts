import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StorageOptions } from '@seller-funds/sandbox';
import type { Engine } from '../../packages/sandbox/src/storage/connection.ts';
import { startTemporaryPostgres } from '../../scripts/processes/temporary-postgres.ts';

/** A new database. */
export interface NewDatabase {
  readonly storage: StorageOptions;
  readonly engine: Engine;
  /** Runs SQL statements while no sandbox uses the storage. */
  readonly execute: (statements: readonly string[]) => Promise<void> | void;
  /** The process of its server, whose CPU counts. */
  readonly pid?: number;
}

/** Runs a measurement on a new database. */
export type OnDatabase = <T>(measure: (database: NewDatabase) => Promise<T>) => Promise<T>;

export const onSqlite: OnDatabase = async (measure) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-sandbox-'));
  const path = join(folder, 'sandbox.db');
  const execute: NewDatabase['execute'] = (statements) => {
    const database = new DatabaseSync(path);
    database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -500000');
    for (const statement of statements) database.exec(statement);
    database.close();
  };
  try {
    return await measure({ storage: { kind: 'file', path }, engine: 'sqlite', execute });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** @throws {Error} if PostgreSQL cannot be started */
export const onPostgres: OnDatabase = async (measure) => {
  const server = await startTemporaryPostgres({ durable: true });
  if (!server) throw new Error('PostgreSQL needs the user postgres if the process is root.');
  try {
    const storage: StorageOptions = { kind: 'postgres', url: server.url };
    return await measure({ ...server, storage, engine: 'postgres', pid: server.pid() });
  } finally {
    await server.stop();
  }
};
