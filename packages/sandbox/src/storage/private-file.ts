import { chmodSync, closeSync, openSync } from 'node:fs';

/** Read and write for the owner, nothing for others: the data has names, documents and keys in clear text. */
const ownerOnly = 0o600;

/** Makes an empty file for its owner alone, if there is none. SQLite gives the files beside it the same mode. */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', ownerOnly));
  } catch {
    // There is one, whose owner is checked first; or it cannot be made, which SQLite reports.
  }
}

/**
 * Takes a database file of an earlier version, and the files that SQLite keeps beside it, away from other users.
 * A file of another owner keeps its mode: only the owner can change it.
 */
export function keepPrivate(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, ownerOnly);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'EPERM') throw error;
    }
  }
}
