import { UsageError } from '../../processes/arguments.ts';

/** The options for `parseArgs` of node:util. */
export const options = {
  rounds: { type: 'string' },
  calls: { type: 'string' },
} as const;

/** The help text. */
export const usage = `Usage: pnpm bench client [--rounds N] [--calls N]

Calls one operation with fetch, openapi-fetch, hey-api's client and this client on a local server,
measures the bundle size of an app with each, and writes the results to dist/bench/client.md and
client.json. Installs the other clients into bench/ on first use.

  --rounds  number of rounds, 1 to 1000; default: 40
  --calls   number of calls of each client in a round, 1 to 100000; default: 200`;

/** The number of rounds and calls. */
export interface Amount {
  readonly rounds: number;
  readonly calls: number;
}

/** The values of the command line options. */
export interface Values {
  readonly rounds?: string | undefined;
  readonly calls?: string | undefined;
}

/**
 * Reads the number of rounds and calls.
 * @throws {UsageError} if a number is out of range
 */
export function readAmount({ rounds = '40', calls = '200' }: Values): Amount {
  return {
    rounds: readNumber('--rounds', rounds, 1000),
    calls: readNumber('--calls', calls, 100_000),
  };
}

function readNumber(option: string, text: string, maximum: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= maximum) return number;
  throw new UsageError(`${option} must be 1 to ${maximum}, not "${text}".`);
}
