import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a separate process, so that its CPU time is not measured. */
export interface BenchServer {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/**
 * Starts the server.
 * @throws {Error} if it exits before it listens
 */
export async function startServer(): Promise<BenchServer> {
  const file = fileURLToPath(new URL('server.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const port = await Promise.race([
    once(child.stdout, 'data').then(([chunk]) => Number(String(chunk))),
    ended.then((): never => {
      throw new Error('The server of the benchmark ended before it listened.');
    }),
  ]);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
