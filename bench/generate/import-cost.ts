import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runMeasured } from '../measure/run.ts';
import { medianOf } from '../measure/statistics.ts';
import { errorLine } from '../measure/error-line.ts';
import type { Failure, ImportCost } from './result.ts';
import { transpile } from './transpile.ts';

const limitSeconds = 60;

/** Imports a module and prints the time and memory added to Node without it. */
const probe = `
const before = process.memoryUsage().rss;
const begin = performance.now();
await import(process.argv[1]);
const milliseconds = performance.now() - begin;
console.log(JSON.stringify({ milliseconds, bytes: process.memoryUsage().rss - before }));
`;

/** Compiles an emitted module, imports it in separate processes and returns medians. */
export async function importCost(
  folder: string,
  entry: string,
  times: number,
): Promise<ImportCost | Failure> {
  const to = join(folder, 'compiled');
  try {
    rmSync(to, { recursive: true, force: true });
    const file = await transpile(join(folder, 'out'), entry, to);
    const costs: ImportCost[] = [];
    for (let time = 0; time < times; time += 1) costs.push(await importOnce(file));
    return {
      milliseconds: medianOf(costs, (cost) => cost.milliseconds) ?? 0,
      bytes: medianOf(costs, (cost) => cost.bytes) ?? 0,
    };
  } catch (error) {
    return { failure: errorLine(String(error), `${folder}/`) };
  }
}

async function importOnce(file: string): Promise<ImportCost> {
  const args = ['--input-type=module', '--eval', probe, pathToFileURL(file).href];
  const run = await runMeasured({ args, cwd: dirname(file), seconds: limitSeconds });
  if (run.failure !== undefined) throw new Error(run.failure);
  return JSON.parse(run.output.trim().split('\n').at(-1) ?? '') as ImportCost;
}
