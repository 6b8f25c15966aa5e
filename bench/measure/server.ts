import { startProcess } from '../../scripts/processes/start-process.ts';

/** A server in its own process. */
export interface BenchServer {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts a program that prints the port of its server.
 * @throws {Error} if it exits before it listens
 */
export async function startServer(file: string, ...args: readonly string[]): Promise<BenchServer> {
  const { child, output, stop } = await startProcess([process.execPath, file, ...args], /^\d+\n/m);
  return {
    port: Number(/^\d+$/m.exec(output())?.[0]),
    pid: child.pid ?? 0,
    stop,
  };
}
