import { UsageError } from '../../processes/arguments.ts';

/** The options, as node:util's parseArgs takes them. */
export const options = {
  rounds: { type: 'string' },
  calls: { type: 'string' },
} as const;

/** How the command is called. */
export const usage = `Usage: pnpm bench client [--rounds N] [--calls N]

Calls one operation through raw fetch, openapi-fetch, hey-api's client and ours, in turn, on a server of
this machine, weighs an app with each, and writes what it measured to dist/bench/client.md and
client.json. The first time it installs the peers into bench/.

  --rounds  how often each takes its turn, 1 to 1000; default: 40
  --calls   how many calls a turn has, 1 to 100000; default: 200`;

/** How much to measure. */
export interface Amount {
  readonly rounds: number;
  readonly calls: number;
}

/** The values of the options, as they come from the command line. */
export interface Values {
  readonly rounds?: string | undefined;
  readonly calls?: string | undefined;
}

/**
 * Reads how much to measure.
 * @throws {UsageError} for a number that makes no sense.
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
  throw new UsageError(`${option} takes 1 to ${maximum}, not "${text}".`);
}
