import { type Command, integer, type Values } from '@seller-funds/command';
import { z } from 'zod';

/** The command line of `pnpm bench client`. */
export const command = {
  about:
    "Calls one operation with fetch, openapi-fetch, hey-api's client and this client on a local server, measures the " +
    'bundle size of an app with each, and writes the results to dist/bench/client.md and client.json. Installs the ' +
    'other clients into bench/ on first use.',
  options: z.strictObject({
    rounds: integer(1, 1000).default(40).meta({ value: 'N', description: 'number of rounds' }),
    calls: integer(1, 100_000)
      .default(200)
      .meta({ value: 'N', description: 'number of calls of each client in a round' }),
  }),
} satisfies Command;

/** The number of rounds and calls. */
export type Amount = Values<typeof command>;
