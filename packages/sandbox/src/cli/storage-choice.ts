import type { StorageOptions } from '../storage/open-store.js';

/** What the command line and the environment say about storage. */
export interface StorageChoice {
  /** `--data FILE` */
  readonly data: string | undefined;
  /** `--memory` */
  readonly memory: boolean;
  /** `DATABASE_URL` */
  readonly databaseUrl: string | undefined;
  /** DATABASE_POOL_SIZE: how many connections a process has at most. */
  readonly databasePoolSize?: string | undefined;
  /** DATABASE_STATEMENT_TIMEOUT_MS: how long a statement may take. */
  readonly databaseStatementTimeout?: string | undefined;
}

/** A whole number within limits; undefined where nothing is said, null for anything else. */
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
 * Where to keep everything: `--data` or `--memory`, else DATABASE_URL, else memory.
 * @returns a sentence for a choice that contradicts itself
 */
export function chooseStorage({
  data,
  memory,
  databaseUrl,
  databasePoolSize,
  databaseStatementTimeout,
}: StorageChoice): StorageOptions | string {
  if (data === '') return '--data needs the path of a file.';
  if (data !== undefined && memory) return '--data and --memory exclude each other.';
  if (data !== undefined) return { kind: 'file', path: data };
  if (memory || databaseUrl === undefined || databaseUrl === '') return { kind: 'memory' };
  const poolSize = readWhole(databasePoolSize, 1, 500);
  if (poolSize === null) return 'DATABASE_POOL_SIZE takes 1 to 500 connections.';
  const statementTimeoutMs = readWhole(databaseStatementTimeout, 100, 3_600_000);
  if (statementTimeoutMs === null)
    return 'DATABASE_STATEMENT_TIMEOUT_MS takes 100 to 3600000 milliseconds.';
  return { kind: 'postgres', url: databaseUrl, poolSize, statementTimeoutMs };
}
