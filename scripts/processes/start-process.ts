import { type ChildProcess, spawn } from 'node:child_process';

/** A process that runs until it is stopped. */
export interface RunningProcess {
  readonly child: ChildProcess;
  /** Standard output and standard error so far, interleaved. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** Stops the process with SIGTERM. Returns its exit code. */
  readonly stop: () => Promise<number | null>;
}

/**
 * Starts a program, and waits until its output matches. Without the variable DATABASE_URL, unless it is given.
 * @throws {Error} with its output if it exits before
 */
export async function startProcess(
  [program, ...args]: readonly [string, ...string[]],
  until: RegExp,
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<RunningProcess> {
  const { DATABASE_URL: _unused, ...inherited } = process.env;
  const child = spawn(program, args, { cwd, env: { ...inherited, ...env } });
  let output = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (until.test(output)) resolve();
      });
    child.on('error', reject);
    child.once('close', () => reject(new Error(output)));
  });
  const stop = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, output: () => output, ended, stop };
}
