import { UsageError } from '@seller-funds/command';
import type { StorageOptions } from '../storage/open-store.js';

export interface StorageValues {
  readonly data?: string | undefined;
  readonly memory?: boolean;
  readonly databaseUrl?: string | undefined;
  readonly databasePoolSize?: number | undefined;
  readonly databaseStatementTimeoutMs?: number | undefined;
}

/**
 * Chooses the storage: `--data` or `--memory`, else DATABASE_URL, else memory.
 * @param warn called if DATABASE_URL is set, but not used because of `--data`
 * @throws {UsageError} if DATABASE_URL is needed and of another database
 */
export function storageOf(
  { data, memory = false, databaseUrl = '', ...pool }: StorageValues,
  warn: (text: string) => void,
): StorageOptions {
  if (data !== undefined && databaseUrl !== '')
    warn('Warning: DATABASE_URL is set, but not used because of --data.\n');
  if (data !== undefined) return { kind: 'file', path: data };
  if (memory || databaseUrl === '') return { kind: 'memory' };
  const [scheme = 'no scheme'] = /^[a-z][a-z\d+.-]*:/i.exec(databaseUrl) ?? [];
  if (!/^postgres(?:ql)?:$/i.test(scheme)) {
    throw new UsageError(
      `DATABASE_URL begins with ${scheme}; the sandbox takes postgres://…. Unset it, or pass --memory or --data.`,
    );
  }
  const { databasePoolSize: poolSize, databaseStatementTimeoutMs: statementTimeoutMs } = pool;
  return { kind: 'postgres', url: databaseUrl, poolSize, statementTimeoutMs };
}
