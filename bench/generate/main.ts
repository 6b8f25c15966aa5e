import { type Command, integer, separated, type Values } from '@seller-funds/command';
import { z } from 'zod';
import { finished, startScript } from '../../scripts/processes/run-node.ts';
import { ensureInstalled } from '../install.ts';
import { describeMachine } from '../measure/machine.ts';
import { contenderTable, figureTable } from '../page/page.ts';
import { writeResult } from '../page/result.ts';
import { runCorpus } from './corpus.ts';
import { type BenchDocument, documents } from './documents.ts';
import { type DocumentResult, generateFigures, measureDocument } from './measure.ts';
import { type Tool, versionOf } from './tool.ts';
import { tools } from './tools.ts';

const namesOf = (entries: readonly { readonly name: string }[]): string[] =>
  entries.map(({ name }) => name);

/** The command line of `pnpm bench generate`. */
export const command = {
  about:
    'Runs our generator and its peers in turn on the same documents, and writes what it measured to ' +
    'dist/bench/generate.md and generate.json. The first time it installs the peers into bench/. With --corpus it ' +
    'generates from every OpenAPI document below a folder instead, type-checks and imports the output, and exits with 1 ' +
    'if code does not compile or cannot be imported, if the type of a component is never without a reason, if an ' +
    'operation, parameter or schema that swagger-parser finds is lost, or if the generator crashes.',
  options: z.strictObject({
    only: separated(z.enum(namesOf(documents)))
      .optional()
      .meta({
        value: 'DOC,…',
        description: `some of ${namesOf(documents).join(', ')}; by default all but ${namesOf(documents.filter(({ size }) => size === 'more')).join(', ')}`,
      }),
    tools: separated(z.enum(namesOf(tools)))
      .optional()
      .meta({
        value: 'TOOL,…',
        description: `some of ${namesOf(tools).join(', ')}; by default all`,
      }),
    runs: integer(1, 20)
      .optional()
      .meta({ value: 'N', description: 'how often each is run; by default 3' }),
    quick: z.boolean().default(false).meta({
      description: 'one run each, on the small documents alone unless --only says otherwise',
    }),
    corpus: z
      .string()
      .optional()
      .meta({ value: 'DIR', description: 'generate from the documents of this folder instead' }),
    verbose: z
      .boolean()
      .default(false)
      .meta({ description: 'with --corpus, print all errors of the compiler, not only the first' }),
  }),
} satisfies Command;

/** Returns the documents and tools that the options name. */
export function choose({ only, quick, runs, ...values }: Values<typeof command>): {
  readonly documents: readonly BenchDocument[];
  readonly tools: readonly Tool[];
  readonly runs: number;
} {
  const isUsual = ({ size }: BenchDocument): boolean =>
    quick ? size === 'small' : size !== 'more';
  return {
    documents: documents.filter((each) => only?.includes(each.name) ?? isUsual(each)),
    tools: tools.filter(({ name }) => values.tools?.includes(name) ?? true),
    runs: runs ?? (quick ? 1 : 3),
  };
}

/**
 * Runs the selected measurements, and writes the report after each document, so that an interrupted run has a report.
 * Returns the exit code: slow or failing tools are results, not errors.
 * @throws {Error} if our packages cannot be built, which are compared as they are installed
 */
export async function run(values: Values<typeof command>): Promise<number> {
  if (values.corpus !== undefined) return runCorpus(values.corpus, values.verbose);
  const chosen = choose(values);
  await ensureInstalled((line) => console.error(line));
  console.error('Building our packages …');
  const code = await finished(startScript('build', [], ['ignore', 2, 2]));
  if (code !== 0) throw new Error(`pnpm build ended with ${code}. See its message above.`);
  const versions = chosen.tools.flatMap(({ name, package: from }) =>
    from === undefined ? [] : [`${name} ${versionOf(name, from)}`],
  );
  const results: DocumentResult[] = [];
  const section = {
    title: 'Generating',
    command: `pnpm bench generate${values.quick ? ' --quick' : ''}`,
    conditions: `${describeMachine()}; ${chosen.runs} runs each, in turn. Peers: ${versions.join(', ')}.`,
  };
  for (const document of chosen.documents) {
    results.push(await measureDocument(document, chosen.tools, chosen.runs));
    const tables = results.flatMap((result) => {
      const { title, operations } = result;
      const figures = generateFigures(result);
      return [
        `## ${title}: ${operations} operations`,
        contenderTable(figures, (figure) => figure.title.slice(title.length + 2)),
        result.results.flatMap(({ failures }) => failures).join('\n'),
        figureTable(figures.filter(({ goal }) => goal)),
      ].filter((part) => part !== '');
    });
    writeResult('generate', { ...section, figures: results.flatMap(generateFigures) }, tables);
  }
  return 0;
}
