import { UsageError } from '../../processes/arguments.ts';

/** The options, as node:util's parseArgs takes them. */
export const options = {
  sample: { type: 'string' },
  seed: { type: 'string' },
  only: { type: 'string', multiple: true },
} as const;

/** The usage text. */
export const usage = `Usage: pnpm bench conformance [--sample N] [--seed N] [--only PATTERN]

Compares Dredd, Portman and Prism's proxy with our checks on mutants of the sandbox. Writes how many mutants each
finds to dist/bench/conformance.md and conformance.json. The first run installs the peers in bench/.

  --sample  number of mutants, drawn at random, of which those are left out that no client can see or that stop
            the sandbox; default: 40
  --seed    seed of the sample; default: 1
  --only    only mutants whose file or mutator matches; * matches anything; repeatable`;

/** The option values from the command line. */
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
 * Parses the options.
 * @throws {UsageError} if a number is invalid
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
