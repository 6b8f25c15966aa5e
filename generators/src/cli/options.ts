import { parse as parsePath } from 'node:path';
import { parseArgs } from 'node:util';
import type { EmitterName } from '../code/file.js';
import { type ArrayKeys, arrayKeys, type Directions } from '../emitters/emitter.js';
import { defaultEmitters, emitters } from '../emitters/index.js';

/** What the command line asks for. */
export interface Options {
  /** The documents to read; the repository's own where there are none. */
  readonly specs: readonly Spec[];
  /** The folder to write to; goes with `specs`. */
  readonly out: string | undefined;
  readonly only: readonly EmitterName[] | undefined;
  /** Write nothing; fail where something would be written. */
  readonly check: boolean;
  /** Generate again after each change of the document's files. */
  readonly watch: boolean;
  /** Take warnings for errors. */
  readonly strict: boolean;
  /** The folder below which files of the documents may be; each one's own folder where left out. */
  readonly root: string | undefined;
  /** How validators read what is sent in each direction, where asked for. */
  readonly directions: Partial<Directions>;
  /** How clients name the elements of arrays within nested queries and forms, where asked for. */
  readonly arrays: ArrayKeys | undefined;
  /** Show every warning. */
  readonly verbose: boolean;
  readonly help: boolean;
  /** Show where an unexpected error came from. */
  readonly debug: boolean;
}

/** A document to read. */
export interface Spec {
  readonly file: string;
  /** The folder below `out` that its files go to; undefined where they go there directly. */
  readonly name: string | undefined;
}

/**
 * How the command is called.
 * @param program what stands before the options
 * @param own what happens where no document is named; undefined where one must be
 */
export function usageOf(program: string, own: string | undefined): string {
  const alone = own === undefined ? [] : [`  (no options)       ${own}`];
  return [`Usage: ${program} [options]`, ...alone, explanations].join('\n');
}

const explanations = `  --spec FILE        the OpenAPI 3.0 or 3.1 document to generate from, with --out;
                     several times for several documents, each into DIR/NAME of its own:
                     --spec NAME=FILE, or the file's own name
  --out DIR          the folder that receives ${defaultEmitters.join('/, ')}/
  --root DIR         the folder below which the files of the document are; its own where left out
  --only NAMES       some of ${emitters.map(({ name }) => name).join(',')}, separated by commas
  --check            write nothing; show what would change and exit 1 if anything would
  --watch            generate again after each change of the document, until Ctrl-C
  --strict           take warnings for errors
  --requests HOW     how validators read requests: strict (the default) or open to what is not in
                     the document yet; goes with --spec
  --responses HOW    the same of responses: strict or open (the default)
  --arrays HOW       how clients write arrays within nested queries and forms: index (the default,
                     a[0]=x), brackets (a[]=x) or repeat (a=x); goes with --spec
  --verbose          show every warning, not just the first of each kind
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
  const specs = readSpecs(values.spec ?? []);
  checkTogether(specs, values);
  const { watch = false, check = false, strict = false } = values;
  const { verbose = false, help = false, debug = false, out, root } = values;
  const only = values.only === undefined ? undefined : readNames(values.only);
  const directions = readDirections(values);
  const arrays = readArrays(values.arrays);
  return { specs, out, only, root, check, watch, strict, directions, arrays, verbose, help, debug };
}

/** Refuses options that make no sense together. */
function checkTogether(specs: readonly Spec[], values: ReturnType<typeof parse>): void {
  if (specs.some(({ file }) => file === '') || values.out === '') {
    throw new UsageError('--spec and --out need a path.');
  }
  if (specs.some(({ file }) => /^[a-z][a-z\d+.-]+:\/\//i.test(file))) {
    throw new UsageError(
      '--spec takes a file: nothing is fetched from the network. Store the document first, such as by ' +
        '`curl -fsSL URL -o openapi.yaml`.',
    );
  }
  if ((specs.length === 0) !== (values.out === undefined)) {
    throw new UsageError('--spec and --out go together.');
  }
  if (specs.length === 0 && values.root !== undefined) {
    throw new UsageError('--root goes with --spec.');
  }
  if (specs.length === 0 && (values.requests ?? values.responses) !== undefined) {
    throw new UsageError('--requests and --responses go with --spec: packages/ has its own.');
  }
  if (specs.length === 0 && values.arrays !== undefined) {
    throw new UsageError('--arrays goes with --spec.');
  }
  if (values.watch === true && values.check === true) {
    throw new UsageError('--watch writes and --check does not: choose one.');
  }
}

type Direction = keyof Directions;
type Flag = 'check' | 'watch' | 'strict' | 'verbose' | 'help' | 'debug';

function parse(args: readonly string[]): {
  readonly [key in 'out' | 'root' | 'only' | 'arrays' | Direction]?: string;
} & { readonly [key in Flag]?: boolean } & { readonly spec?: readonly string[] } {
  try {
    return parseArgs({
      args: [...args],
      options: {
        spec: { type: 'string', multiple: true },
        out: { type: 'string' },
        root: { type: 'string' },
        only: { type: 'string' },
        requests: { type: 'string' },
        responses: { type: 'string' },
        arrays: { type: 'string' },
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

/** Documents with the folders that they go to; one alone needs none. */
function readSpecs(texts: readonly string[]): Spec[] {
  const specs = texts.map((text): Spec => {
    const [, name, file = text] = /^([A-Za-z][\w-]*)=(.*)$/.exec(text) ?? [];
    const own = texts.length === 1 ? undefined : parsePath(file).name;
    return { file, name: name ?? own };
  });
  const seen = new Set<string>();
  for (const { name } of specs) {
    // Folders that differ in case alone are one on some disks.
    const key = name?.toLowerCase();
    if (key === undefined) continue;
    if (seen.has(key)) {
      throw new UsageError(
        `Two documents would go to ${name}/: name one of them, --spec other=FILE.`,
      );
    }
    seen.add(key);
  }
  return specs;
}

function readDirections(values: { readonly [key in Direction]?: string }): Partial<Directions> {
  const read = (name: Direction): Partial<Directions> => {
    const how = values[name];
    if (how === undefined) return {};
    if (how === 'strict' || how === 'open') return { [name]: how };
    throw new UsageError(`--${name} is strict or open, not ${JSON.stringify(how)}.`);
  };
  return { ...read('requests'), ...read('responses') };
}

function readArrays(text: string | undefined): ArrayKeys | undefined {
  const found = arrayKeys.find((each) => each === text);
  if (found !== undefined || text === undefined) return found;
  throw new UsageError(`--arrays is ${arrayKeys.join(', ')}, not ${JSON.stringify(text)}.`);
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
