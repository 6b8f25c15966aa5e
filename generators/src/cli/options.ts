import { parseArgs } from 'node:util';
import { importEndings } from '../code/endings.js';
import { arrayKeys, enums, operationFiles } from '../emitters/emitter.js';
import type { JobConfig, Settings } from './settings.js';

/** What the command line asks for. */
export interface Options {
  /** The documents to read; those of a configuration, or the repository's own, where there are none. */
  readonly specs: readonly Spec[];
  /** The folder to write to. */
  readonly out: string | undefined;
  /** The configuration file, where one is named. */
  readonly config: string | undefined;
  /** The names of the documents of the configuration to generate from; all where there are none. */
  readonly jobs: readonly string[];
  /** What is set for every document, above the configuration. */
  readonly settings: Settings;
  /** How documents are fetched, where they are URLs. */
  readonly remote: RemoteFlags;
  /** Write nothing; fail where something would be written. */
  readonly check: boolean;
  /** Generate again after each change of the document's files. */
  readonly watch: boolean;
  /** Show every warning. */
  readonly verbose: boolean;
  readonly help: boolean;
  /** Show where an unexpected error came from. */
  readonly debug: boolean;
}

/** A document to read. */
export interface Spec {
  readonly file: JobConfig['spec'];
  /** The name that stands before it. */
  readonly name: string | undefined;
}

/** How documents are fetched. No configuration says it: its file is shared, and a header is a secret. */
export interface RemoteFlags {
  readonly headers: Readonly<Record<string, string>>;
  /** Hosts from which references are read. */
  readonly hosts: readonly string[];
  /** The file that keeps what was read; one beside the configuration where left out. */
  readonly lock: string | undefined;
  /** Take over documents that have changed. */
  readonly update: boolean;
}

/** Thrown for arguments that make no sense; the message is for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Reads the command line.
 * @throws {UsageError} for an unknown option, a missing value or a combination that makes no sense.
 */
export function parseOptions(args: readonly string[]): Options {
  // pnpm hands on the `--` of `pnpm generate -- --check`.
  const values = parse(args[0] === '--' ? args.slice(1) : args);
  const specs = (values.spec ?? []).map(parseSpec);
  const settings = settingsOf(values);
  const { watch = false, check = false, verbose = false, help = false, debug = false } = values;
  const { out, config, job: jobs = [] } = values;
  const remote = {
    headers: Object.fromEntries((values.header ?? []).map(parseHeader)),
    hosts: values.host ?? [],
    lock: values.lock,
    update: values['update-lock'] ?? false,
  };
  const options = {
    specs,
    out,
    config,
    jobs,
    settings,
    remote,
    check,
    watch,
    verbose,
    help,
    debug,
  };
  checkCombinations(options);
  return options;
}

/** Refuses options that make no sense together. */
function checkCombinations(options: Options): void {
  const { specs, out, config, jobs, check, watch, remote } = options;
  if (specs.some(({ file }) => file === '') || out === '') {
    throw new UsageError('--spec and --out need a path.');
  }
  if (config === undefined && (specs.length === 0) !== (out === undefined)) {
    throw new UsageError('--spec and --out go together.');
  }
  if (specs.length > 0 && jobs.length > 0) {
    throw new UsageError(
      '--job chooses documents of a configuration, and --spec names another one.',
    );
  }
  if (remote.update && check) {
    throw new UsageError('--update-lock writes and --check does not: choose one.');
  }
  if (watch && check) throw new UsageError('--watch writes and --check does not: choose one.');
}

type Values = ReturnType<typeof parse>;

function settingsOf(values: Values): Settings {
  const { root, strict } = values;
  const given: Settings = {
    only: values.only === undefined ? undefined : parseNames('--only', values.only),
    emitters: values.emitter,
    root,
    overlays: values.overlay,
    include: values.include,
    exclude: values.exclude,
    strict,
    requests: parseChoice(values, 'requests', ['strict', 'open']),
    responses: parseChoice(values, 'responses', ['strict', 'open']),
    arrays: parseChoice(values, 'arrays', arrayKeys),
    files: parseChoice(values, 'files', operationFiles),
    dates: values.dates,
    cursors: values.cursor,
    enums: parseChoice(values, 'enums', enums),
    imports: parseChoice(values, 'imports', importEndings),
    after: values.after,
    userAgent: values['user-agent'],
  };
  // What no flag says must not hide what the configuration says.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        spec: { type: 'string', multiple: true },
        out: { type: 'string' },
        config: { type: 'string' },
        job: { type: 'string', multiple: true },
        root: { type: 'string' },
        only: { type: 'string' },
        emitter: { type: 'string', multiple: true },
        overlay: { type: 'string', multiple: true },
        include: { type: 'string', multiple: true },
        exclude: { type: 'string', multiple: true },
        header: { type: 'string', multiple: true },
        host: { type: 'string', multiple: true },
        lock: { type: 'string' },
        'update-lock': { type: 'boolean' },
        requests: { type: 'string' },
        responses: { type: 'string' },
        arrays: { type: 'string' },
        files: { type: 'string' },
        dates: { type: 'string' },
        cursor: { type: 'string', multiple: true },
        enums: { type: 'string' },
        imports: { type: 'string' },
        after: { type: 'string' },
        'user-agent': { type: 'string' },
        check: { type: 'boolean' },
        watch: { type: 'boolean' },
        strict: { type: 'boolean' },
        verbose: { type: 'boolean' },
        debug: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseSpec(text: string): Spec {
  const [, name, file = text] = /^([A-Za-z][\w-]*)=(.*)$/.exec(text) ?? [];
  return { file, name };
}

/** A header as curl takes it. What is wrong with one is told without its value. */
function parseHeader(text: string): [string, string] {
  const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/s.exec(text) ?? [];
  try {
    const [first] = new Headers([[name, value]]);
    if (first && value !== '') return first;
  } catch {
    // Told below.
  }
  throw new UsageError(
    `--header takes "Name: value"; ${name === '' ? 'one has no name' : `${name} has no value that can be sent`}.`,
  );
}

function parseNames(flag: string, text: string): string[] {
  const names = text.split(',').filter((name) => name !== '');
  if (names.length === 0)
    throw new UsageError(`${flag} needs a name, not ${JSON.stringify(text)}.`);
  return names;
}

/** The value of a flag that knows some alone. */
function parseChoice<const Value extends string>(
  values: Values,
  flag: keyof Values,
  known: readonly Value[],
): Value | undefined {
  const given = values[flag];
  const found = known.find((each) => each === given);
  if (given === undefined || found !== undefined) return found;
  throw new UsageError(`--${flag} is ${known.join(' or ')}, not ${JSON.stringify(given)}.`);
}
