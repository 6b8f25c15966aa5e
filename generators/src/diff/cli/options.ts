import { parseArgs } from 'node:util';
import { UsageError } from '../../cli/options.js';
import { audiences, type Audience, type Level, levels } from '../level.js';
import { type Format, formats } from '../report/index.js';

/** The parsed command line. */
export interface DiffOptions {
  /** A git revision, `REVISION:PATH`, or a file. */
  readonly base: string;
  /** The document as it is now. */
  readonly spec: string;
  readonly format: Format;
  /** The lowest level at which the command fails; undefined if it never fails. */
  readonly failOn: Level | undefined;
  /** The audiences whose levels are compared with `failOn`. */
  readonly affected: readonly Audience[];
  /** The output file; by default the standard output. */
  readonly output: string | undefined;
  /** True if changes of documentation are listed. */
  readonly docs: boolean;
  readonly help: boolean;
}

/** The help text. `spec` is the default document. */
export function diffUsage(program: string, spec: string | undefined): string {
  return `Usage: ${program} [BASE] [options]
  Compares an OpenAPI document with an earlier version, and reports breaking changes for clients
  and servers.

  BASE               git revision (default: HEAD), REVISION:PATH if the document had another path,
                     or a file
  --spec FILE        current document${spec === undefined ? '' : ` (default: ${spec})`}
  --format FORMAT    ${formats.join(', ')} (default: terminal)
  --output FILE      write to a file instead of the terminal
  --fail-on LEVEL    exit with 1 if a change has at least this level: ${levels.toReversed().join(', ')}
                     or none (default: breaking)
  --for WHOM         audience for --fail-on: clients, servers or both (default: clients)
  --no-docs          leave out changes of documentation
  --help             show this text
Exit codes: 0 success, 1 a change has the level of --fail-on, 2 invalid arguments, or a document
that cannot be read.`;
}

export const diffOptions = {
  spec: { type: 'string' },
  format: { type: 'string', default: 'terminal' },
  output: { type: 'string' },
  'fail-on': { type: 'string', default: 'breaking' },
  for: { type: 'string', default: 'clients' },
  'no-docs': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/**
 * Parses the command line.
 * @param spec the default document
 * @throws {UsageError} for invalid arguments.
 */
export function readDiffOptions(args: readonly string[], spec: string | undefined): DiffOptions {
  const { values, positionals } = parse(args[0] === '--' ? args.slice(1) : args);
  const [base = 'HEAD', extra] = positionals;
  if (extra !== undefined) throw new UsageError(`Unexpected argument "${extra}" after BASE.`);
  const file = values.spec ?? spec;
  if (!values.help && (file === undefined || file === '')) {
    throw new UsageError('Pass the document with --spec.');
  }
  if (values.output === '') throw new UsageError('--output requires a path.');
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
    return parseArgs({ args: [...args], options: diffOptions, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function choose<T extends string>(option: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw new UsageError(`--${option} must be ${choices.join(', ')}, not "${text}".`);
}
