import { type Command, integer, separated, type Values } from '@seller-funds/command';
import { z } from 'zod';
import { documents, type BenchDocument } from './documents.ts';
import type { Tool } from './tool.ts';
import { tools } from './tools/index.ts';

/** The command line of `pnpm bench generate`. */
export const command = {
  about:
    'Runs our generator and its peers in turn on the same documents, and writes what it measured to ' +
    'dist/bench/generate.md and generate.json. The first time it installs the peers into bench/.',
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
  }),
} satisfies Command;

/** The selected measurements. */
export interface Choice {
  readonly documents: readonly BenchDocument[];
  readonly tools: readonly Tool[];
  readonly runs: number;
}

/** Returns the documents and tools that the options name. */
export function choose({ only, quick, runs, ...values }: Values<typeof command>): Choice {
  const isUsual = ({ size }: BenchDocument): boolean =>
    quick ? size === 'small' : size !== 'more';
  return {
    documents: documents.filter((each) => only?.includes(each.name) ?? isUsual(each)),
    tools: tools.filter(({ name }) => values.tools?.includes(name) ?? true),
    runs: runs ?? (quick ? 1 : 3),
  };
}

function namesOf(entries: readonly { readonly name: string }[]): string[] {
  return entries.map(({ name }) => name);
}
