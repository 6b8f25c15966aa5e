import type { Values } from '@seller-funds/command';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../install.ts';
import { ensureBuilt } from './ensure-built.ts';
import { loadEsbuild } from './esbuild.ts';
import { measureDocument } from './measure-document.ts';
import { choose, type command } from './options.ts';
import { report } from './report.ts';
import type { DocumentResult } from './result.ts';
import { resultFolder } from './workspace.ts';

export { command } from './options.ts';

/**
 * Runs the selected measurements, and writes the report after each document, so that an interrupted run
 * has a report. Returns the exit code: slow or failing tools are results, not errors.
 */
export async function run(values: Values<typeof command>): Promise<number> {
  const { documents, tools, runs } = choose(values);
  await ensureInstalled(say);
  await ensureBuilt(say);
  const esbuild = await loadEsbuild();
  const conditions = describeMachine(runs);
  const results: DocumentResult[] = [];
  for (const document of documents) {
    results.push(await measureDocument(document, tools, { runs, esbuild, say }));
    write('generate.json', `${JSON.stringify({ conditions, documents: results }, undefined, 2)}\n`);
    write('generate.md', report(results, conditions));
  }
  console.log(report(results, conditions));
  console.log('Written to dist/bench/generate.md and dist/bench/generate.json.');
  return 0;
}

function say(line: string): void {
  console.error(line);
}

function write(name: string, text: string): void {
  mkdirSync(resultFolder, { recursive: true });
  writeFileSync(join(resultFolder, name), text);
}

function describeMachine(runs: number): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  return (
    `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${availableParallelism()} cores ` +
    `(${model}), ${memory}, load ${load} at the start; ${runs} runs each, in turn.`
  );
}
