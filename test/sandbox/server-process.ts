import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/sandbox.ts', import.meta.url));

/** A sandbox in its own process. */
export interface ServerProcess {
  readonly url: string;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts `pnpm sandbox` on a data file.
 * @param port one that is free
 */
export async function startServerProcess(data: string, port: number): Promise<ServerProcess> {
  const { DATABASE_URL: _unused, ...env } = process.env;
  const args = ['--import', import.meta.resolve('tsx'), script, '--data', data];
  const child = spawn(process.execPath, [...args, '--port', String(port)], { env });
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, found] = /listens on (\S+)\. /.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`The sandbox ended: ${output}`)));
  });
  return {
    url,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
