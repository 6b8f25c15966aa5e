import { fileURLToPath } from 'node:url';
import { startProcess } from '../../scripts/processes/start-process.ts';

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
  const command = [process.execPath, '--import', 'tsx', file] as const;
  const { child, output, ended } = await startProcess([...command], /^\d+\n/m);
  return {
    baseUrl: `http://127.0.0.1:${Number(/^\d+$/m.exec(output())?.[0])}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
