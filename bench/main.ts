import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, parseCommand } from '@seller-funds/command';
import { z } from 'zod';
import { command as clientCommand, run as runClient } from './client/main.ts';
import { command as generateCommand, run as runGenerate } from './generate/main.ts';
import { benchFolder } from './install.ts';
import { compareFigures, type Ratios, ratiosOf } from './page/compare.ts';
import {
  comparisonTable,
  pageOf,
  replaceBetween,
  scoreMark,
  type Section,
  summaryTable,
  textBetween,
} from './page/page.ts';
import { readResult, resultFolder } from './page/result.ts';
import { command as sandboxCommand, run as runSandbox } from './sandbox/main.ts';

/** The command line of `pnpm bench`. */
export const command = {
  about:
    'Runs all benchmarks and writes bench/RESULTS.md, bench/results.json, and the summary in README.md. `pnpm bench ' +
    'NAME` runs one alone: generate, client, sandbox, conformance or corpus; `pnpm bench NAME --help` lists its options.',
  options: z.strictObject({
    quick: z.boolean().default(false).meta({
      description: 'the small documents alone, one run each: a few minutes instead of half an hour',
    }),
    compare: z.boolean().default(false).meta({
      description:
        "write dist/bench/results.md instead, and exit with 1 where ours takes more than noise above its share of a peer's value in bench/results.json",
    }),
  }),
} satisfies Command;

const quickSandbox = ['--stores', 'sqlite', '--rounds', '3', '--growth-splits', '0'];

/** The figures in the README. */
const shownFirst = [
  'generate-contract-cpu',
  'generate-contract-check',
  'generate-contract-validator',
  'client-cpu',
  'client-size',
  'sandbox-sqlite-split',
];

/** Runs all benchmarks, and writes the results or compares them. Returns the exit code. */
export async function run(values: { quick: boolean; compare: boolean }): Promise<number> {
  const { quick } = values;
  await runGenerate(parseCommand(generateCommand, quick ? ['--quick'] : []));
  await runClient(parseCommand(clientCommand, []));
  await runSandbox(parseCommand(sandboxCommand, quick ? quickSandbox : []));
  const sections = ['generate', 'client', 'sandbox'].map(readResult);
  return values.compare ? compare(sections) : write(sections);
}

function write(sections: readonly Section[]): number {
  const figures = sections.flatMap((section) => section.figures);
  const date = new Date().toISOString().slice(0, 10);
  const results = join(benchFolder, 'RESULTS.md');
  const score = textBetween(readFileSync(results, 'utf8'), scoreMark);
  writeFileSync(results, pageOf(sections, date, score));
  const ratios = `${JSON.stringify(ratiosOf(figures), undefined, 2)}\n`;
  writeFileSync(join(benchFolder, 'results.json'), ratios);
  const readme = join(benchFolder, '../README.md');
  const first = figures.filter(({ id }) => shownFirst.includes(id));
  const summary = replaceBetween(readFileSync(readme, 'utf8'), 'bench', summaryTable(first));
  writeFileSync(readme, summary);
  console.log('Written to bench/RESULTS.md, bench/results.json and README.md.');
  return 0;
}

function compare(sections: readonly Section[]): number {
  const file = join(benchFolder, 'results.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Ratios) : {};
  const found = compareFigures(
    sections.flatMap(({ figures }) => figures),
    before,
  );
  const text = `# Compared with bench/results.json\n\n${comparisonTable(found)}\n`;
  writeFileSync(join(resultFolder, 'results.md'), text);
  console.log(text);
  return found.some(({ slower }) => slower) ? 1 : 0;
}
