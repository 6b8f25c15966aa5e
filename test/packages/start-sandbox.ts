import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';

/** A sandbox process. */
export interface RunningSandbox {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts the `sandbox` command that a project has installed, and waits until it listens.
 * @param args arguments before `--port`
 */
export async function startSandbox(
  folder: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningSandbox> {
  const port = String(await freePort());
  const started = await startCommand(folder, [...args, '--port', port], environment);
  return { url: `http://127.0.0.1:${port}`, stop: () => started.stop() };
}

/** A command that runs until it is stopped. */
export interface RunningCommand {
  /** Returns standard output and standard error. */
  readonly output: () => string;
  /** Stops it with SIGTERM; rejects if its exit code is not 0. */
  stop(): Promise<void>;
}

/** Starts a `sandbox` command that runs until Ctrl-C, and waits until it says so. */
export async function startCommand(
  folder: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningCommand> {
  const { DATABASE_URL: _unused, ...inherited } = process.env;
  const command = join(folder, 'node_modules/.bin/sandbox');
  const child = spawn(command, args, { cwd: folder, env: { ...inherited, ...environment } });
  let output = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer): void => {
      output += text.toString();
      if (output.includes('Press Ctrl-C to stop.')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', () => {
      reject(new Error(`sandbox ${args.join(' ')} ended:\n${output}`));
    });
  });
  return {
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      if (code !== 0) throw new Error(`sandbox ${args.join(' ')} ended with ${code}:\n${output}`);
    },
  };
}
