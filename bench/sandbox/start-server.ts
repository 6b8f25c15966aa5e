import { join } from 'node:path';
import type { StorageOptions } from '@seller-funds/sandbox';
import { type BenchServer, startServer } from '../measure/server.ts';

/**
 * Starts the compiled sandbox that is installed in a folder.
 * @throws {Error} if it exits before it listens
 */
export function startSandbox(folder: string, storage: StorageOptions): Promise<BenchServer> {
  const file = join(import.meta.dirname, 'server.ts');
  return startServer(file, folder, JSON.stringify(storage));
}

/**
 * Starts the endpoint of a split that is written by hand, on an empty storage.
 * @throws {Error} if it exits before it listens
 */
export function startPeer(storage: StorageOptions, key: string): Promise<BenchServer> {
  return startServer(join(import.meta.dirname, 'peer.ts'), JSON.stringify(storage), key);
}
