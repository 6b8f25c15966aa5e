import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, parseCommand } from '@seller-funds/command';
import { z } from 'zod';
import { command as clientCommand, run as runClient } from './client/main.ts';
import { command as generateCommand, run as runGenerate } from './generate/main.ts';
import { benchFolder } from './install.ts';
import {
  compare,
  pageOf,
  type Ratios,
  ratiosOf,
  replaceBetween,
  scoreMark,
  summaryTable,
  textBetween,
} from './page/page.ts';
import { readResult, resultFolder } from './page/result.ts';
import { command as sandboxCommand, run as runSandbox } from './sandbox/main.ts';

/** The command line of `pnpm bench`. */
export const command = {
  about:
    'Runs all benchmarks but conformance and writes bench/RESULTS.md, bench/results.json, and the summary in README.md; ' +
    'with a name, runs one alone.',
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
  const figures = sections.flatMap((section) => section.figures);
  const [results, ratios, readme] = ['RESULTS.md', 'results.json', '../README.md'].map((name) =>
    join(benchFolder, name),
  ) as [string, string, string];
  if (values.compare) {
    const before = JSON.parse(readFileSync(ratios, 'utf8')) as Ratios;
    const { table, isSlower } = compare(figures, before);
    const text = `# Compared with bench/results.json\n\n${table}\n`;
    writeFileSync(join(resultFolder, 'results.md'), text);
    console.log(text);
    return isSlower ? 1 : 0;
  }
  const date = new Date().toISOString().slice(0, 10);
  const score = textBetween(readFileSync(results, 'utf8'), scoreMark);
  writeFileSync(results, pageOf(sections, date, score));
  writeFileSync(ratios, `${JSON.stringify(ratiosOf(figures), undefined, 2)}\n`);
  const summary = summaryTable(figures.filter(({ id }) => shownFirst.includes(id)));
  writeFileSync(readme, replaceBetween(readFileSync(readme, 'utf8'), 'bench', summary));
  console.log('Written to bench/RESULTS.md, bench/results.json and README.md.');
  return 0;
}
