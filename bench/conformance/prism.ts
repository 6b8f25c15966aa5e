import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { freePort } from '../../packages/sandbox/src/testing/free-port.ts';
import { startPackage } from '../../scripts/processes/run-node.ts';
import { runCollection } from './portman.ts';
import type { Peer } from './peer.ts';

/** Prism's validation proxy in front of the target, with the requests of Portman's collection. */
export function prism(document: string, collection: string, folder: string): Peer {
  return {
    name: 'Prism proxy',
    description: `prism ${version()} proxy, on the OpenAPI 3.1 document, with Portman's requests`,
    run: async (target, apiKey) => {
      const proxy = await startProxy(document, target);
      try {
        return new Set((await runCollection(collection, folder, proxy.url, apiKey)).violations);
      } finally {
        await proxy.stop();
      }
    },
  };
}

function version(): string {
  const manifest = createRequire(import.meta.url).resolve('@stoplight/prism-cli/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

async function startProxy(document: string, target: string) {
  const port = await freePort();
  const args = ['proxy', document, target, '--port', String(port), '--host', '127.0.0.1'];
  const child = startPackage('@stoplight/prism-cli', 'prism', args, ['ignore', 'pipe', 'ignore']);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Prism is listening')) resolve();
    });
    void closed.then(() => reject(new Error(`Prism ended before it listened.\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await closed;
    },
  };
}
