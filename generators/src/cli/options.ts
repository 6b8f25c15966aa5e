import { parseArgs } from 'node:util';
import type { EmitterName } from '../code/file.js';
import { defaultEmitters, emitters } from '../emitters/index.js';

/** What the command line asks for. */
export interface Options {
  /** The document to read; the repository's own where left out. */
  readonly spec: string | undefined;
  /** The folder to write to; goes with `spec`. */
  readonly out: string | undefined;
  readonly only: readonly EmitterName[] | undefined;
  /** Write nothing; fail where something would be written. */
  readonly check: boolean;
  /** Generate again after each change of the document's files. */
  readonly watch: boolean;
  readonly help: boolean;
  /** Show where an unexpected error came from. */
  readonly debug: boolean;
}

/** How the command is called. */
export const usage = `Usage: pnpm generate [options]
  (no options)       lint and trace the contract, generate into packages/, type-check
  --check            write nothing; show what would change and exit 1 if anything would
  --spec FILE        generate from another OpenAPI 3.0 or 3.1 document, with --out
  --out DIR          the folder that receives ${defaultEmitters.join('/, ')}/
  --only NAMES       some of ${emitters.map(({ name }) => name).join(',')}, separated by commas
  --watch            generate again after each change of the document, until Ctrl-C
  --debug            show where an unexpected error came from
  --help             this text
Exit codes: 0 done, 1 the document has errors or --check found changes, 2 wrong arguments.`;

/** Thrown for arguments that make no sense; the message is for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Reads the command line.
 * @throws {UsageError} for an unknown option, a missing value or a combination that makes no sense.
 */
export function readOptions(args: readonly string[]): Options {
  // pnpm hands on the `--` of `pnpm generate -- --check`.
  const values = parse(args[0] === '--' ? args.slice(1) : args);
  if (values.spec === '' || values.out === '') {
    throw new UsageError('--spec and --out need a path.');
  }
  if ((values.spec === undefined) !== (values.out === undefined)) {
    throw new UsageError('--spec and --out go together.');
  }
  if (values.watch === true && values.check === true) {
    throw new UsageError('--watch writes and --check does not: choose one.');
  }
  return {
    spec: values.spec,
    out: values.out,
    only: values.only === undefined ? undefined : readNames(values.only),
    check: values.check ?? false,
    watch: values.watch ?? false,
    help: values.help ?? false,
    debug: values.debug ?? false,
  };
}

function parse(args: readonly string[]): {
  readonly [key in 'spec' | 'out' | 'only']?: string;
} & { readonly [key in 'check' | 'watch' | 'help' | 'debug']?: boolean } {
  try {
    return parseArgs({
      args: [...args],
      options: {
        spec: { type: 'string' },
        out: { type: 'string' },
        only: { type: 'string' },
        check: { type: 'boolean' },
        watch: { type: 'boolean' },
        debug: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readNames(text: string): EmitterName[] {
  const known = emitters.map((emitter) => emitter.name);
  const names = text.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !known.some((entry) => entry === name));
  if (unknown !== undefined || names.length === 0) {
    throw new UsageError(
      `--only knows ${known.join(', ')}, not ${JSON.stringify(unknown ?? text)}.`,
    );
  }
  return withNeeded(known.filter((name) => names.includes(name)));
}

/** The chosen emitters and those whose files they import. */
function withNeeded(names: readonly EmitterName[]): EmitterName[] {
  const needed = emitters.filter(({ name }) => names.includes(name)).flatMap(({ needs }) => needs);
  const all = emitters.map(({ name }) => name);
  const found = all.filter((name) => names.includes(name) || needed.includes(name));
  return found.length === names.length ? found : withNeeded(found);
}
