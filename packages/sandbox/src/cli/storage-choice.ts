import type { StorageOptions } from '../storage/open-store.js';

/** The options and environment variables of the storage. */
export interface StorageChoice {
  /** `--data FILE` */
  readonly data: string | undefined;
  /** `--memory` */
  readonly memory: boolean;
  /** `DATABASE_URL` */
  readonly databaseUrl: string | undefined;
  /** DATABASE_POOL_SIZE: the maximum number of connections of a process. */
  readonly databasePoolSize?: string | undefined;
  /** DATABASE_STATEMENT_TIMEOUT_MS: the statement timeout. */
  readonly databaseStatementTimeout?: string | undefined;
}

/** Parses an integer within limits. Returns undefined for an empty text, null for an invalid one. */
function readWhole(
  text: string | undefined,
  least: number,
  most: number,
): number | undefined | null {
  if (text === undefined || text === '') return undefined;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : null;
}

/**
 * Chooses the storage: `--data` or `--memory`, else DATABASE_URL, else memory.
 * @returns an error message for an invalid choice
 */
export function chooseStorage({
  data,
  memory,
  databaseUrl,
  databasePoolSize,
  databaseStatementTimeout,
}: StorageChoice): StorageOptions | string {
  if (data === '') return '--data needs the path of a file.';
  if (data !== undefined && memory) return '--data and --memory cannot be combined.';
  if (data !== undefined) return { kind: 'file', path: data };
  if (memory || databaseUrl === undefined || databaseUrl === '') return { kind: 'memory' };
  const [, scheme = ''] = /^([a-z][a-z\d+.-]*:)?/i.exec(databaseUrl) ?? [];
  if (!/^postgres(?:ql)?:$/i.test(scheme)) {
    return `DATABASE_URL begins with ${scheme || 'no scheme'}; the sandbox takes postgres://…. Unset it, or pass --memory or --data.`;
  }
  const poolSize = readWhole(databasePoolSize, 1, 500);
  if (poolSize === null) return 'DATABASE_POOL_SIZE takes 1 to 500 connections.';
  const statementTimeoutMs = readWhole(databaseStatementTimeout, 100, 3_600_000);
  if (statementTimeoutMs === null)
    return 'DATABASE_STATEMENT_TIMEOUT_MS takes 100 to 3600000 milliseconds.';
  return { kind: 'postgres', url: databaseUrl, poolSize, statementTimeoutMs };
}

/** Returns a warning if DATABASE_URL is set but another storage was chosen with `--data`. */
export function unusedDatabaseUrl(
  { kind }: StorageOptions,
  { DATABASE_URL: url = '' }: Readonly<Record<string, string | undefined>>,
): string {
  const isUnused = kind === 'file' && url !== '';
  return isUnused ? 'Warning: DATABASE_URL is set, but not used because of --data.\n' : '';
}
