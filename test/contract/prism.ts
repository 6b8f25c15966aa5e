import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../packages/sandbox/src/testing/free-port.js';
import { startScript } from '../../scripts/processes/run-node.js';
import { oncePerRun, stopAfterRun } from '../once-per-run.js';

/** The URL of `pnpm mock`, which all files of a run share: its start takes seconds, and it has no state. */
export async function prismUrl(): Promise<string> {
  const folder = await oncePerRun('prism', startPrism);
  return readFileSync(join(folder, 'url'), 'utf8');
}

async function startPrism(folder: string): Promise<void> {
  const port = await freePort();
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  // Printing each request would take a third of the time.
  const args = ['--port', String(port), '--quiet'];
  const child = startScript('mock', args, ['ignore', output, output]);
  closeSync(output);
  stopAfterRun(child);
  const url = `http://127.0.0.1:${port}`;
  while (!(await responds(url))) {
    if (child.exitCode !== null) {
      throw new Error(`The mock ended before it responded:\n${readFileSync(log, 'utf8')}`);
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
