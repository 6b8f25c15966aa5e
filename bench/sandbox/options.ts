import { UsageError } from '../../processes/arguments.ts';

/** The options, as node:util's parseArgs takes them. */
export const options = {
  stores: { type: 'string' },
  splits: { type: 'string' },
  rounds: { type: 'string' },
  milliseconds: { type: 'string' },
  tenants: { type: 'string' },
  'stored-splits': { type: 'string' },
} as const;

/** The storages of the sandbox. */
export type StoreName = 'sqlite' | 'postgres';

const storeNames: readonly StoreName[] = ['sqlite', 'postgres'];

/** The output of `--help`. */
export const usage = `Usage: pnpm bench sandbox [--stores STORE,…] [--splits N,…] [--rounds N] [--milliseconds N]
                          [--tenants N,…] [--stored-splits N]

Packs and installs the sandbox, and measures splits, payouts, list pages and balances with 32
clients, alternating with an operation that only authenticates. Writes the results to
dist/bench/sandbox.md and sandbox.json. PostgreSQL is a temporary server, if it is installed on this
machine.

  --stores        sqlite, postgres; default: both
  --splits        numbers of stored splits, increasing; default: 1000,20000
  --rounds        rounds of each measurement, 1 to 100; default: 7
  --milliseconds  duration of each measurement, 100 to 10000; default: 700
  --tenants       numbers of tenants on PostgreSQL, increasing; also compares 1, 2 and 3 processes;
                  0 skips these measurements; default: 1,100,10000
  --stored-splits number of splits on PostgreSQL, in one tenant and in the largest number of tenants,
                  copied by SQL; 0 skips these measurements; default: 100000`;

/** The parsed options. */
export interface Choice {
  readonly stores: readonly StoreName[];
  /** Increasing. */
  readonly splits: readonly number[];
  readonly rounds: number;
  readonly milliseconds: number;
  /** Numbers of tenants, increasing; none skips the comparison of tenants, processes and stored splits. */
  readonly tenants: readonly number[];
  /** The number of copied splits; 0 skips their measurements. */
  readonly storedSplits: number;
}

/** The values of the options on the command line. */
export type Values = Partial<Record<keyof typeof options, string | undefined>>;

/**
 * Parses the options.
 * @throws {UsageError} for an invalid name or number
 */
export function readChoice(values: Values): Choice {
  const { stores = storeNames.join(), splits = '1000,20000', rounds = '7' } = values;
  const { tenants = '1,100,10000', 'stored-splits': storedSplits = '100000' } = values;
  return {
    stores: stores.split(',').map(readStore),
    splits: readIncreasing('--splits', splits, 10_000_000),
    rounds: readNumber('--rounds', rounds, 1, 100),
    tenants: tenants === '0' ? [] : readIncreasing('--tenants', tenants, 1_000_000),
    storedSplits: readNumber('--stored-splits', storedSplits, 0, 10_000_000),
    milliseconds: readNumber('--milliseconds', values.milliseconds ?? '700', 100, 10_000),
  };
}

function readStore(text: string): StoreName {
  const found = storeNames.find((name) => name === text);
  if (found === undefined)
    throw new UsageError(`--stores accepts ${storeNames.join(', ')}, not "${text}".`);
  return found;
}

function readIncreasing(option: string, text: string, maximum: number): number[] {
  const numbers = text.split(',').map((part) => readNumber(option, part, 1, maximum));
  if (numbers.some((number, index) => number <= (numbers[index - 1] ?? 0))) {
    throw new UsageError(`${option} takes increasing numbers, not "${text}".`);
  }
  return numbers;
}

function readNumber(option: string, text: string, minimum: number, maximum: number): number {
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= minimum && number <= maximum)
    return number;
  throw new UsageError(`${option} takes ${minimum} to ${maximum}, not "${text}".`);
}
