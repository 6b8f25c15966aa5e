import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { loadEsbuild } from '../generate/esbuild.ts';
import { resultFolder } from '../generate/workspace.ts';
import { ensureInstalled } from '../install.ts';
import { contenders } from './contenders.ts';
import { measureClients } from './measure.ts';
import type { Amount } from './options.ts';
import { report } from './report.ts';
import { startServer } from './start-server.ts';

export { command } from './options.ts';

/** Measures the clients and writes the report. Returns the exit code. */
export async function run(amount: Amount): Promise<number> {
  await ensureInstalled((line) => console.error(line));
  const esbuild = await loadEsbuild();
  const clients = await contenders();
  const conditions = describeRun(amount);
  const server = await startServer();
  try {
    const results = await measureClients(clients, server.baseUrl, amount, esbuild);
    const text = report(results, conditions);
    mkdirSync(resultFolder, { recursive: true });
    writeFileSync(join(resultFolder, 'client.md'), text);
    const json = `${JSON.stringify({ conditions, results }, undefined, 2)}\n`;
    writeFileSync(join(resultFolder, 'client.json'), json);
    console.log(text);
    console.log('Written to dist/bench/client.md and dist/bench/client.json.');
    return 0;
  } finally {
    await server.stop();
  }
}

function describeRun({ rounds, calls }: Amount): string {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return (
    `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores ` +
    `(${model}), load ${load} at the start; ${rounds} rounds of ${calls} calls each.`
  );
}
