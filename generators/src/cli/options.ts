import { parseArgs } from 'node:util';
import { importEndings } from '../code/endings.js';
import { arrayKeys, enums, operationFiles } from '../emitters/emitter.js';
import type { JobConfig, Settings } from './settings.js';

/** The parsed command line. */
export interface Options {
  /** The documents of the command line. If empty, the configuration or the default pipeline is used. */
  readonly specs: readonly Spec[];
  /** The folder to write to. */
  readonly out: string | undefined;
  /** The configuration file of `--config`. */
  readonly config: string | undefined;
  /** The names of the documents to select from the configuration; all if empty. */
  readonly jobs: readonly string[];
  /** Settings for every document; they override the configuration. */
  readonly settings: Settings;
  /** How documents from URLs are fetched. */
  readonly remote: RemoteFlags;
  /** Write nothing; fail if files would change. */
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
  /** The name of `--spec NAME=FILE`. */
  readonly name: string | undefined;
}

/** How documents are fetched. Not part of the configuration: its file is shared, and headers contain secrets. */
export interface RemoteFlags {
  readonly headers: Readonly<Record<string, string>>;
  /** Hosts from which references may be fetched. */
  readonly hosts: readonly string[];
  /** The lock file. Default: beside the configuration. */
  readonly lock: string | undefined;
  /** Accept documents that have changed. */
  readonly update: boolean;
}

/** Thrown for invalid arguments; the message is for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Parses the command line.
 * @throws {UsageError} for an unknown option, a missing value or an invalid combination.
 */
export function parseOptions(args: readonly string[]): Options {
  // pnpm passes on the `--` of `pnpm generate -- --check`.
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

/** @throws {UsageError} for options that cannot be combined. */
function checkCombinations(options: Options): void {
  const { specs, out, config, jobs, check, watch, remote } = options;
  if (specs.some(({ file }) => file === '') || out === '') {
    throw new UsageError('--spec and --out require a path.');
  }
  if (config === undefined && (specs.length === 0) !== (out === undefined)) {
    throw new UsageError('--spec and --out must be used together.');
  }
  if (specs.length > 0 && jobs.length > 0) {
    throw new UsageError(
      '--job chooses documents of a configuration, and --spec names another one.',
    );
  }
  if (remote.update && check) {
    throw new UsageError('--update-lock and --check cannot be combined.');
  }
  if (watch && check) throw new UsageError('--watch and --check cannot be combined.');
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
  // A missing flag must not override the configuration.
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** The options of the command, for `parseArgs`. */
export const generateOptions = {
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
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: generateOptions }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parseSpec(text: string): Spec {
  const [, name, file = text] = /^([A-Za-z][\w-]*)=(.*)$/.exec(text) ?? [];
  return { file, name };
}

/** Parses a header as curl does. Error messages do not contain its value. */
function parseHeader(text: string): [string, string] {
  const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/s.exec(text) ?? [];
  try {
    const [first] = new Headers([[name, value]]);
    if (first && value !== '') return first;
  } catch {
    // Reported below.
  }
  throw new UsageError(
    `--header takes "Name: value"; ${name === '' ? 'one has no name' : `${name} has no value that can be sent`}.`,
  );
}

function parseNames(flag: string, text: string): string[] {
  const names = text.split(',').filter((name) => name !== '');
  if (names.length === 0)
    throw new UsageError(`${flag} requires a name, not ${JSON.stringify(text)}.`);
  return names;
}

/** Checks the value of a flag with a fixed set of values. */
function parseChoice<const Value extends string>(
  values: Values,
  flag: keyof Values,
  known: readonly Value[],
): Value | undefined {
  const given = values[flag];
  const found = known.find((each) => each === given);
  if (given === undefined || found !== undefined) return found;
  throw new UsageError(`--${flag} must be ${known.join(' or ')}, not ${JSON.stringify(given)}.`);
}
