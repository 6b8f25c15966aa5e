import { type Command, integer, separated, type Values } from '@seller-funds/command';
import { z } from 'zod';

const increasing = separated(integer(1, 1_000_000)).refine(
  (numbers) => numbers.every((number, index) => number > (numbers[index - 1] ?? 0)),
  { error: 'takes increasing numbers' },
);

/** The command line of `pnpm bench sandbox`. */
export const command = {
  about:
    'Packs and installs the sandbox, and measures splits, payouts, list pages and balances with 32 clients, ' +
    'alternating with the endpoint of a split that is written by hand. Writes the results to dist/bench/sandbox.md and ' +
    'sandbox.json. PostgreSQL is a temporary server, if it is installed on this machine.',
  options: z.strictObject({
    stores: separated(z.enum(['sqlite', 'postgres']))
      .default(['sqlite', 'postgres'])
      .meta({ value: 'STORE,…', description: 'the storages' }),
    splits: integer(1, 10_000_000)
      .default(1000)
      .meta({ value: 'N', description: 'number of stored splits' }),
    rounds: integer(1, 100)
      .default(7)
      .meta({ value: 'N', description: 'rounds of each measurement' }),
    milliseconds: integer(100, 10_000)
      .default(700)
      .meta({ value: 'N', description: 'duration of each measurement' }),
    tenants: z
      .union([z.literal('0').transform((): number[] => []), increasing])
      .default([1, 100, 10_000])
      .meta({
        value: 'N,…',
        description:
          'numbers of tenants on PostgreSQL, increasing; also compares 1, 2 and 3 processes; 0 skips these measurements',
      }),
    growthSplits: integer(0, 10_000_000).default(1_000_000).meta({
      value: 'N',
      description:
        'number of splits, copied by SQL, with which every operation is measured and compared with 1000; 0 skips these measurements',
    }),
  }),
} satisfies Command;

/** The parsed options. */
export type Choice = Values<typeof command>;

/** The storages of the sandbox. */
export type StoreName = Choice['stores'][number];
