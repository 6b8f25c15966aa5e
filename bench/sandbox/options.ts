import { UsageError } from '../../processes/arguments.ts';

/** The options, as node:util's parseArgs takes them. */
export const options = {
  stores: { type: 'string' },
  splits: { type: 'string' },
  rounds: { type: 'string' },
  milliseconds: { type: 'string' },
  tenants: { type: 'string' },
} as const;

/** Where the sandbox can keep everything. */
export type StoreName = 'sqlite' | 'postgres';

const storeNames: readonly StoreName[] = ['sqlite', 'postgres'];

/** How the command is called. */
export const usage = `Usage: pnpm bench sandbox [--stores STORE,…] [--splits N,…] [--rounds N] [--milliseconds N]
                          [--tenants N]

Packs and installs the sandbox, and lets 32 clients ask it for splits, payouts, list pages and
balances, in turn with an operation that does nothing. Writes what it measured to
dist/bench/sandbox.md and sandbox.json. PostgreSQL is a server of its own, where this machine has
the programs for one.

  --stores        sqlite, postgres; default: both
  --splits        how many splits there are, one after the other; default: 1000,20000
  --rounds        how often each takes its turn, 1 to 100; default: 7
  --milliseconds  how long a turn takes, 100 to 10000; default: 700
  --tenants       among how many idle tenants one is asked, and two processes are compared with one,
                  on PostgreSQL; 0 to 1000000, 0 for not at all; default: 10000`;

/** What to measure. */
export interface Choice {
  readonly stores: readonly StoreName[];
  /** Growing. */
  readonly splits: readonly number[];
  readonly rounds: number;
  readonly milliseconds: number;
  /** Among how many idle tenants one is asked; 0 for not at all. */
  readonly tenants: number;
}

/** The values of the options, as they come from the command line. */
export type Values = Partial<Record<keyof typeof options, string | undefined>>;

/**
 * Reads what to measure.
 * @throws {UsageError} for a name or a number that makes no sense
 */
export function readChoice(values: Values): Choice {
  const { stores = storeNames.join(), splits = '1000,20000', rounds = '7' } = values;
  const sizes = splits.split(',').map((text) => readNumber('--splits', text, 1, 10_000_000));
  if (sizes.some((size, index) => size <= (sizes[index - 1] ?? 0))) {
    throw new UsageError(`--splits takes numbers that grow, not "${splits}".`);
  }
  return {
    stores: stores.split(',').map(readStore),
    splits: sizes,
    rounds: readNumber('--rounds', rounds, 1, 100),
    tenants: readNumber('--tenants', values.tenants ?? '10000', 0, 1_000_000),
    milliseconds: readNumber('--milliseconds', values.milliseconds ?? '700', 100, 10_000),
  };
}

function readStore(text: string): StoreName {
  const found = storeNames.find((name) => name === text);
  if (found === undefined)
    throw new UsageError(`--stores knows ${storeNames.join(', ')}, not "${text}".`);
  return found;
}

function readNumber(option: string, text: string, minimum: number, maximum: number): number {
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= minimum && number <= maximum)
    return number;
  throw new UsageError(`${option} takes ${minimum} to ${maximum}, not "${text}".`);
}
