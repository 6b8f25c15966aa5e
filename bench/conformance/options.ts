import { UsageError } from '../../processes/arguments.ts';

/** The options, as node:util's parseArgs takes them. */
export const options = {
  sample: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string', multiple: true },
} as const;

/** How the command is called. */
export const usage = `Usage: pnpm bench conformance [--sample N] [--seed N] [--only PATTERN]

Runs Dredd, Portman, and Prism's proxy against mutants of the sandbox, as pnpm conformance:selftest runs
our checks, and says how many each finds; results go to dist/bench/conformance.md and conformance.json.
The first time it installs the peers into bench/.

  --sample  how many mutants, chosen by the seed; default: 40
  --seed    of the sample; default: 1
  --only    mutants whose name or claims match; * stands for anything; repeatable`;

/** The values of the options, as they come from the command line. */
export interface Values {
  readonly sample?: string | undefined;
  readonly seed?: string | undefined;
  readonly only?: string[] | undefined;
}

/** Which mutants to try. */
export interface Choice {
  readonly sample: number;
  readonly seed: number;
  readonly only: readonly string[] | undefined;
}

/**
 * Reads which mutants to try.
 * @throws {UsageError} for a number that makes no sense
 */
export function readChoice({ sample = '40', seed = '1', only }: Values): Choice {
  return {
    sample: readNumber('--sample', sample, 1, 1000),
    seed: readNumber('--seed', seed, 0, 2 ** 31 - 1),
    only,
  };
}

function readNumber(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new UsageError(`${option} takes ${least} to ${most}, not "${text}".`);
}
