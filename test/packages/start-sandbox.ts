import { join } from 'node:path';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { startProcess } from '../../scripts/processes/start-process.js';
import { afterFile } from '../cleanup.js';

export interface RunningSandbox {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the `sandbox` command of a project, with arguments before `--port`; it ends with the tests of the file. */
export async function startSandbox(
  folder: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningSandbox> {
  const port = String(await freePort());
  const started = await startCommand(folder, [...args, '--port', port], environment);
  return { url: `http://127.0.0.1:${port}`, stop: () => started.stop() };
}

export interface RunningCommand {
  readonly output: () => string;
  /** Stops it with SIGTERM; rejects if its exit code is not 0. */
  stop(): Promise<void>;
}

export async function startCommand(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningCommand> {
  const command = join(folder, 'node_modules/.bin/seller-funds-sandbox');
  const options = { cwd: folder, env: environment };
  const started = await startProcess([command, ...args], /Press Ctrl-C to stop\./, options);
  const { output } = started;
  const stop = async (): Promise<void> => {
    const code = await started.stop();
    if (code !== 0) throw new Error(`sandbox ${args.join(' ')} ended with ${code}:\n${output()}`);
  };
  afterFile(stop);
  return { output, stop };
}
