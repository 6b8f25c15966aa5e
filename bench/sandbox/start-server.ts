import { fileURLToPath } from 'node:url';
import type { StorageOptions } from '@seller-funds/sandbox';
import { startProcess } from '../../scripts/processes/start-process.ts';

/** A server in its own process. */
export interface BenchServer {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts the compiled sandbox that is installed in a folder.
 * @throws {Error} if it exits before it listens
 */
export function startServer(folder: string, storage: StorageOptions): Promise<BenchServer> {
  return start('server.ts', folder, JSON.stringify(storage));
}

/**
 * Starts the endpoint of a split that is written by hand, on an empty storage.
 * @throws {Error} if it exits before it listens
 */
export function startPeer(storage: StorageOptions, key: string): Promise<BenchServer> {
  return start('peer.ts', JSON.stringify(storage), key);
}

async function start(name: string, ...args: readonly string[]): Promise<BenchServer> {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const command = [process.execPath, file, ...args] as const;
  const { child, output, ended } = await startProcess([...command], /^\d+\n/m);
  const pid = child.pid ?? 0;
  return {
    port: Number(/^\d+$/m.exec(output())?.[0]),
    pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
