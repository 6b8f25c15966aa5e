import type { PostgresOptions } from './postgres-store.js';
import { openSqlite } from './sqlite-store.js';
import type { Store } from './store.js';

/** Where to keep everything. */
export type StorageOptions =
  | { readonly kind: 'memory' }
  | { readonly kind: 'file'; readonly path: string }
  | ({ readonly kind: 'postgres' } & PostgresOptions);

/**
 * Opens the storage and brings it to the newest schema.
 * @throws {StorageError} where it cannot be used
 */
export async function openStore(options: StorageOptions): Promise<Store> {
  if (options.kind === 'memory') return openSqlite(':memory:');
  if (options.kind === 'file') return openSqlite(options.path);
  // Loaded only where it is wanted: nobody else waits for the driver to start.
  const { openPostgres } = await import('./postgres-store.js');
  return openPostgres(options);
}
