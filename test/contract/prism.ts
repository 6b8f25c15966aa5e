import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { oncePerRun, stopAfterRun } from '../once-per-run.js';

const documentFile = fileURLToPath(
  new URL('../../packages/contract/src/document/generated/openapi.json', import.meta.url),
);

/**
 * Returns the URL of a mock server: Prism, which serves the bundled document. All test files of a run share one, because
 * its start takes seconds and it has no state.
 */
export async function prismUrl(): Promise<string> {
  const folder = await oncePerRun('prism', startPrism);
  return readFileSync(join(folder, 'url'), 'utf8');
}

/** Starts Prism on a free port, waits until it responds, and writes its URL into the folder. */
async function startPrism(folder: string): Promise<void> {
  const port = await freePort();
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  const place = ['--port', String(port), '--host', '127.0.0.1'];
  // By default Prism logs each request, which takes a third of its time.
  const args = ['mock', documentFile, ...place, '--verboseLevel', 'fatal'];
  const child = spawn('prism', args, { stdio: ['ignore', output, output] });
  closeSync(output);
  stopAfterRun(child);
  const url = `http://127.0.0.1:${port}`;
  while (!(await responds(url))) {
    if (child.exitCode !== null) {
      throw new Error(`Prism ended before it responded:\n${readFileSync(log, 'utf8')}`);
    }
    await setTimeout(50);
  }
  writeFileSync(join(folder, 'url'), url);
}

async function responds(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  await response?.arrayBuffer();
  return response !== undefined;
}
