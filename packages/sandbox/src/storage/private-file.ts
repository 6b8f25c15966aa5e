import { chmodSync, closeSync, openSync } from 'node:fs';

/** Read and write for the owner only: the data contains names, documents and keys in clear text. */
const ownerOnly = 0o600;

/** Creates an empty file with mode 0600 unless it exists. SQLite creates the files beside it with the same mode. */
export function createPrivateFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', ownerOnly));
  } catch {
    // It exists, or it cannot be created, which SQLite reports.
  }
}

/**
 * Restricts an existing database file, and its `-wal` and `-shm` files, to mode 0600. A file of another owner keeps
 * its mode: only the owner can change it.
 */
export function restrictPermissions(path: string): void {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      chmodSync(file, ownerOnly);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'EPERM') throw error;
    }
  }
}
