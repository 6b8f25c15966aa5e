import type { PostgresOptions } from './postgres-store.js';
import { openSqlite } from './sqlite-store.js';
import type { Store } from './store.js';

/** Where the sandbox stores its data. */
export type StorageOptions =
  | { readonly kind: 'memory' }
  | { readonly kind: 'file'; readonly path: string }
  | ({ readonly kind: 'postgres' } & PostgresOptions);

/**
 * Opens the storage and migrates it to the newest schema.
 * @throws {StorageError} if it cannot be used
 */
export async function openStore(options: StorageOptions): Promise<Store> {
  if (options.kind === 'memory') return openSqlite(':memory:');
  if (options.kind === 'file') return openSqlite(options.path);
  // Loaded on demand: the driver slows the start down.
  const { openPostgres } = await import('./postgres-store.js');
  return openPostgres(options);
}
