import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';

/** A sandbox process. */
export interface RunningSandbox {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the `sandbox` command that a project has installed, and waits until it listens. */
export async function startSandbox(folder: string): Promise<RunningSandbox> {
  const { DATABASE_URL: _unused, ...env } = process.env;
  const command = join(folder, 'node_modules/.bin/sandbox');
  const child = spawn(command, ['--port', String(await freePort())], { cwd: folder, env });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (text: Buffer): void => {
      output += text.toString();
      const [, found] = /listens on (\S+)\. /.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The sandbox ended: ${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
