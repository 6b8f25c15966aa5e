import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { StorageOptions } from '@seller-funds/sandbox';
import { memoryOf } from './process-facts.ts';

/** An installed sandbox in its own process. */
export interface BenchServer {
  readonly port: number;
  readonly pid: number;
  /** Its peak memory in bytes; undefined if the system does not report it. */
  readonly peakBytes: () => number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the compiled sandbox that is installed in a folder.
 * @throws {Error} if it exits before it listens
 */
export async function startServer(folder: string, storage: StorageOptions): Promise<BenchServer> {
  const file = fileURLToPath(new URL('server.ts', import.meta.url));
  const child = spawn(process.execPath, [file, folder, JSON.stringify(storage)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await Promise.race([
    once(child.stdout, 'data').then(([chunk]) => Number(String(chunk))),
    ended.then((): never => {
      throw new Error('The sandbox of the benchmark exited before it listened.');
    }),
  ]);
  const pid = child.pid ?? 0;
  return {
    port,
    pid,
    peakBytes: () => memoryOf(pid, 'peak'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
