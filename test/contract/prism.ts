import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';

const documentFile = fileURLToPath(
  new URL('../../packages/contract/src/generated/openapi.json', import.meta.url),
);

/** A running mock server. */
export interface Mock {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts Prism on the bundled document, on a free port, and waits until it listens. */
export async function startPrism(): Promise<Mock> {
  const port = await freePort();
  const args = ['mock', documentFile, '--port', String(port), '--host', '127.0.0.1'];
  const child = spawn('prism', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Prism is listening')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', () => reject(new Error(`Prism ended before it listened:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await closed;
    },
  };
}
