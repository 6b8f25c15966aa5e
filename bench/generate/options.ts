import { UsageError } from '../../processes/arguments.ts';
import { documents, type BenchDocument } from './documents.ts';
import type { Tool } from './tool.ts';
import { tools } from './tools/index.ts';

/** The options for parseArgs of node:util. */
export const options = {
  only: { type: 'string' },
  tools: { type: 'string' },
  runs: { type: 'string' },
  quick: { type: 'boolean', default: false },
} as const;

/** The help text. */
export const usage = `Usage: pnpm bench generate [--only DOC,…] [--tools TOOL,…] [--runs N] [--quick]

Runs our generator and its peers in turn on the same documents, and writes what it measured to
dist/bench/generate.md and generate.json. The first time it installs the peers into bench/.

  --only    some of ${names(documents)};
            default: all but ${names(documents.filter(({ size }) => size === 'more'))}
  --tools   some of ${names(tools)};
            default: all
  --runs    how often each is run, 1 to 20; default: 3
  --quick   one run each, on the small documents alone unless --only says otherwise`;

/** The selected measurements. */
export interface Choice {
  readonly documents: readonly BenchDocument[];
  readonly tools: readonly Tool[];
  readonly runs: number;
}

/** The values of the command line options. */
export interface Values {
  readonly only?: string | undefined;
  readonly tools?: string | undefined;
  readonly runs?: string | undefined;
  readonly quick: boolean;
}

/**
 * Parses the options.
 * @throws {UsageError} for an invalid name or number.
 */
export function readChoice(values: Values): Choice {
  const runs = Number(values.runs ?? (values.quick ? '1' : '3'));
  if (!Number.isInteger(runs) || runs < 1 || runs > 20) {
    throw new UsageError(`--runs takes 1 to 20, not "${values.runs}".`);
  }
  const usual = documents.filter(({ size }) => (values.quick ? size === 'small' : size !== 'more'));
  return {
    documents: values.only === undefined ? usual : choose('--only', values.only, documents),
    tools: values.tools === undefined ? tools : choose('--tools', values.tools, tools),
    runs,
  };
}

function choose<T extends { readonly name: string }>(
  option: string,
  text: string,
  known: readonly T[],
): readonly T[] {
  const wanted = text.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !known.some((entry) => entry.name === name));
  if (unknown !== undefined) {
    throw new UsageError(`${option} knows ${names(known)}, not "${unknown}".`);
  }
  return known.filter(({ name }) => wanted.includes(name));
}

function names(entries: readonly { readonly name: string }[]): string {
  return entries.map(({ name }) => name).join(', ');
}
