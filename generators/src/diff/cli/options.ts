import { parseArgs } from 'node:util';
import { UsageError } from '../../cli/options.js';
import { audiences, type Audience, type Level, levels } from '../level.js';
import { type Format, formats } from '../report/index.js';

/** What the command line asks for. */
export interface DiffOptions {
  /** A git revision, `REVISION:PATH`, or a file. */
  readonly base: string;
  /** The document as it is now. */
  readonly spec: string;
  readonly format: Format;
  /** From which level on the command fails; undefined where it never does. */
  readonly failOn: Level | undefined;
  /** Whose levels count for that. */
  readonly affected: readonly Audience[];
  /** A file to write to; standard output where there is none. */
  readonly output: string | undefined;
  /** Whether changes of words are listed. */
  readonly docs: boolean;
  readonly help: boolean;
}

/** How the command is called. `spec` is the document that is compared where none is named. */
export function diffUsage(program: string, spec: string | undefined): string {
  return `Usage: ${program} [BASE] [options]
  Compares an OpenAPI document with what it was, and says what breaks for whom.

  BASE               a git revision (default: HEAD), REVISION:PATH where the document had another
                     path, or a file
  --spec FILE        the document as it is now${spec === undefined ? '' : ` (default: ${spec})`}
  --format FORMAT    ${formats.join(', ')} (default: terminal)
  --output FILE      write there instead of to the terminal
  --fail-on LEVEL    exit with 1 from this level on: ${levels.toReversed().join(', ')} or none (default: breaking)
  --for WHOM         whose levels count for that: clients, servers or both (default: clients)
  --no-docs          leave out what only readers see
  --help             this text
Exit codes: 0 done, 1 a change reaches the level of --fail-on, 2 wrong arguments, or one of the
documents cannot be read.`;
}

const known = {
  spec: { type: 'string' },
  format: { type: 'string', default: 'terminal' },
  output: { type: 'string' },
  'fail-on': { type: 'string', default: 'breaking' },
  for: { type: 'string', default: 'clients' },
  'no-docs': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * Reads the command line.
 * @param spec the document that is compared where none is named
 * @throws {UsageError} for what makes no sense.
 */
export function readDiffOptions(args: readonly string[], spec: string | undefined): DiffOptions {
  const { values, positionals } = parse(args[0] === '--' ? args.slice(1) : args);
  const [base = 'HEAD', extra] = positionals;
  if (extra !== undefined) throw new UsageError(`One BASE is enough; what is "${extra}"?`);
  const file = values.spec ?? spec;
  if (!values.help && (file === undefined || file === '')) {
    throw new UsageError('Name the document with --spec.');
  }
  if (values.output === '') throw new UsageError('--output needs a path.');
  const failOn = choose('fail-on', values['fail-on'], [...levels, 'none'] as const);
  const affected = choose('for', values.for, [...audiences, 'both'] as const);
  return {
    base,
    spec: file ?? '',
    format: choose('format', values.format, formats),
    failOn: failOn === 'none' ? undefined : failOn,
    affected: affected === 'both' ? audiences : [affected],
    output: values.output,
    docs: !values['no-docs'],
    help: values.help,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function choose<T extends string>(option: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new UsageError(`--${option} takes ${choices.join(', ')}, not "${text}".`);
}
