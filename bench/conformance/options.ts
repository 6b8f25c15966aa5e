import { type Command, integer, type Values } from '@seller-funds/command';
import { z } from 'zod';

/** The command line of `pnpm bench conformance`. */
export const command = {
  about:
    "Compares Dredd, Portman and Prism's proxy with our checks on mutants of the sandbox. Writes how many mutants each " +
    'finds to dist/bench/conformance.md and conformance.json. The first run installs the peers in bench/.',
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

/** Which mutants to try. */
export type Choice = Values<typeof command>;
