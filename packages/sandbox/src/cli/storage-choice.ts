import type { StorageOptions } from '../storage/open-store.js';

/** What the command line and the environment say about storage. */
export interface StorageChoice {
  /** `--data FILE` */
  readonly data: string | undefined;
  /** `--memory` */
  readonly memory: boolean;
  /** `DATABASE_URL` */
  readonly databaseUrl: string | undefined;
}

/**
 * Where to keep everything: `--data` or `--memory`, else DATABASE_URL, else memory.
 * @returns a sentence for a choice that contradicts itself
 */
export function chooseStorage({
  data,
  memory,
  databaseUrl,
}: StorageChoice): StorageOptions | string {
  if (data === '') return '--data needs the path of a file.';
  if (data !== undefined && memory) return '--data and --memory exclude each other.';
  if (data !== undefined) return { kind: 'file', path: data };
  if (memory || databaseUrl === undefined || databaseUrl === '') return { kind: 'memory' };
  return { kind: 'postgres', url: databaseUrl };
}
