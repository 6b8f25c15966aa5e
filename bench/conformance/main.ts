import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, integer, parseCommand, type Values } from '@seller-funds/command';
import { z } from 'zod';
import { root } from '../../scripts/processes/run-node.ts';
import { ensureInstalled } from '../install.ts';
import { describeMachine } from '../measure/machine.ts';
import { markdownTable } from '../measure/table.ts';
import { command as mutateCommand, mutate } from '../mutate/main.ts';
import { mutatedFiles } from '../mutate/mutants.ts';
import { buildInstrumented } from '../mutate/sandbox.ts';
import { ours } from '../page/figure.ts';
import { figureTable } from '../page/page.ts';
import { writeResult } from '../page/result.ts';
import { judgeWith } from './compare.ts';
import { peersOf } from './peers.ts';

/** The command line of `pnpm bench conformance`. */
export const command = {
  about:
    "Compares Portman and Prism's proxy with our checks on mutants of the sandbox. Writes how many mutants each misses " +
    'to dist/bench/conformance.md and conformance.json. The first run installs the peers in bench/.',
  options: z.strictObject({
    sample: integer(1, 1000).default(40).meta({
      value: 'N',
      description:
        'number of mutants, drawn at random, of which those are left out that no client can see or that stop the sandbox',
    }),
    seed: integer(0, 2 ** 31 - 1)
      .default(1)
      .meta({ value: 'N', description: 'seed of the sample' }),
    only: z.array(z.string()).optional().meta({
      value: 'PATTERN',
      description: 'only mutants whose file or mutator matches; * matches anything',
    }),
  }),
} satisfies Command;

/** Compares the peers and writes the report. Returns the exit code. */
export async function run(values: Values<typeof command>): Promise<number> {
  await ensureInstalled((line) => console.error(line));
  const folder = mkdtempSync(join(tmpdir(), 'bench-conformance-'));
  try {
    const document = join(root, 'packages/contract/src/document/generated/openapi.json');
    const peers = await peersOf(document, folder);
    const options = parseCommand(mutateCommand, ['--requests', '0', '--jobs', '1']);
    const { trials } = await mutate({ ...options, ...values });
    const sandbox = await buildInstrumented(mutatedFiles());
    const judges = [];
    for (const peer of peers) judges.push(await judgeWith(peer, sandbox));
    const rows: string[][] = [];
    for (const { mutant, verdict } of trials) {
      // Without a server, or an operation, there is nothing to compare.
      if (verdict === 'stopped' || verdict === 'absent') continue;
      const outcomes = [verdict === 'killed' ? 'found' : 'missed'];
      for (const judge of judges) outcomes.push(await judge(mutant));
      rows.push([`\`${mutant.file}:${mutant.line} ${mutant.mutator}\``, ...outcomes]);
      console.error(rows.at(-1)?.join('  '));
    }
    const names = [ours, ...peers.map(({ name }) => name)];
    const bars = names.map((name, index) => {
      const missed = rows.filter((row) => !row[index + 1]?.startsWith('found')).length;
      return { name, values: [missed] };
    });
    const figures = peers.map(({ name, description }) => ({
      id: `conformance-${name}`,
      title: `Of ${rows.length} mutants not found (${description})`,
      unit: '',
      kind: 'size' as const,
      against: name,
      bars,
    }));
    const section = {
      title: 'Testing',
      command: `pnpm bench conformance --sample ${values.sample} --seed ${values.seed}`,
      conditions: `${describeMachine()}.`,
      figures,
    };
    const tables = [figureTable(figures), markdownTable(['Mutant', ...names], rows)];
    writeResult('conformance', section, tables);
    return 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
