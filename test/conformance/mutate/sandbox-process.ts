import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A sandbox in a child process. */
export interface SandboxProcess {
  readonly url: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** The timeout for the start of a sandbox, in milliseconds. */
const startLimit = 90_000;

/**
 * Runs a program that serves a sandbox and sends its URL as the first message.
 * @param env additional environment variables
 * @throws {Error} if it exits or times out before it listens
 */
export async function startProgram(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<SandboxProcess> {
  const child = fork(file, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
    env: { ...process.env, ...env },
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2_000);
  });
  const closed = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await closed;
  };
  const listening = once(child, 'message').then(([message]) => message as { url: string });
  const ended = closed.then(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), startLimit).unref();
  });
  const first = await Promise.race([listening, ended, late]);
  if (first) return { url: first.url, child, stop };
  await stop();
  throw new Error(`The sandbox did not start within ${startLimit / 1000} s.\n${errors}`);
}
