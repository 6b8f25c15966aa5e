import type { EmitterName } from './code/file.js';
import type { ImportEnding } from './code/endings.js';
import { flatLayout, type Layout } from './code/layout.js';
import { loadFormatter, type PrintedFile, printFiles, sortFiles } from './code/print.js';
import type { Diagnostic } from './diagnostics/diagnostic.js';
import { checkEmission } from './emitters/check.js';
import {
  defaultDirections,
  type Directions,
  type EmitOptions,
  type Emission,
  type Emitter,
} from './emitters/emitter.js';
import { defaultEmitters, emitters } from './emitters/index.js';
import {
  type RuntimeModule,
  RuntimePacker,
  runtimePackage,
  type RuntimeSource,
} from './emitters/runtime.js';
import type { Contract } from './model/contract.js';
import { buildContract } from './model/build.js';
import type { MethodNames } from './model/resources.js';
import { loadDocument, type LoadOptions, type SourceDocument } from './source/load.js';
import { rewriteTexts } from './source/texts.js';

/** Options of {@link generate}. */
export interface GenerateOptions extends LoadOptions, Omit<Partial<EmitOptions>, 'directions'> {
  /** The root file of an OpenAPI 3.0, 3.1 or 3.2 document: a path, a URL, or `-` for the standard input. */
  readonly spec: string;
  /** The emitters to run, including those that they need. Default: the default emitters. */
  readonly only?: readonly EmitterName[] | undefined;
  readonly emitters?: readonly Emitter[] | undefined;
  /** The layout of the folders. Default: side by side. */
  readonly layout?: Layout | undefined;
  /** How validators treat unknown properties and values. Default: strict requests, open responses. */
  readonly directions?: Partial<Directions> | undefined;
  /** Whether methods of clients have the name of their operation (default), or the same without that of their group. */
  readonly methods?: MethodNames | undefined;
  /** The extension of relative imports: `.js` (default), `.ts` or `none`. */
  readonly imports?: ImportEnding | undefined;
  /** Whether the output has a copy of the runtime (default), or imports {@link runtimePackage}. */
  readonly runtime?: RuntimeSource | undefined;
  /** Emitters whose files of an earlier run stay as they are: the runtimes keep what these import. */
  readonly kept?: readonly EmitterName[] | undefined;
  /** What earlier jobs import of this output's runtime: see {@link Layout}. */
  readonly users?: RuntimePacker | undefined;
  /** Rewrites each description and summary, for example without references to documents that readers do not have. */
  readonly texts?: ((text: string) => string) | undefined;
  /** Called when a stage begins. */
  readonly onStage?: (stage: string) => void;
}

/** The generated files in memory, with the model and warnings. */
export interface Generated {
  readonly contract: Contract;
  readonly files: readonly PrintedFile[];
  readonly warnings: readonly Diagnostic[];
  /** What the files use of the runtimes. */
  readonly runtime: RuntimePacker;
  /** The absolute paths of all files of the document. */
  readonly sources: readonly string[];
  /** The SHA-256 of content that is not from disk, by URL, in hex. */
  readonly fetched: ReadonlyMap<string, string>;
  /** Milliseconds by stage, in the order in which the stages ran. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Generates files from a document. Writes nothing to disk.
 * @throws {DiagnosticError} with all errors of the document.
 */
export async function generate(options: GenerateOptions): Promise<Generated> {
  const times = new Map<string, number>();
  const stage = async <T>(name: string, run: () => Promise<T> | T): Promise<T> => {
    options.onStage?.(name);
    const begin = performance.now();
    const result = await run();
    times.set(name, performance.now() - begin);
    return result;
  };
  const ready = loadFormatter();
  const source = await stage('read', () => readSource(options));
  const { contract, warnings } = await stage('model', () => buildContract(source, options.methods));
  await ready;
  const names = options.only ?? defaultEmitters;
  const directions = { ...defaultDirections, ...options.directions };
  const { userAgent, arrays, files: operationFiles, enums, cursors } = options;
  const dates = options.dates === 'text' ? undefined : options.dates;
  const emitOptions = {
    directions,
    userAgent,
    arrays,
    files: operationFiles,
    enums,
    cursors,
    dates,
  };
  const emissions: Emission[] = [];
  const printing: Promise<readonly PrintedFile[]>[] = [];
  const runtime = new RuntimePacker(packagedRuntime(options), options.users);
  const all = [...emitters, ...(options.emitters ?? [])];
  const isWritten = (name: EmitterName): boolean => names.includes(name);
  for (const emitter of all.filter(({ name }) => isWritten(name) || options.kept?.includes(name))) {
    const emission = await stage(emitter.name, () => emitter.emit(contract, emitOptions));
    checkEmission(emitter, emission);
    runtime.add(emitter.name, emission.runtime ?? []);
    const bound = runtime.bind(emission.files);
    if (!isWritten(emitter.name)) continue;
    emissions.push(emission);
    printing.push(startToPrint(bound, options));
  }
  const parts = runtime.files().filter(({ emitter }) => isWritten(emitter));
  printing.push(startToPrint(parts, options));
  const files = await stage('print', async () => sortFiles((await Promise.all(printing)).flat()));
  const emitterWarnings = emissions.flatMap((emission) => emission.warnings ?? []);
  return {
    contract,
    files,
    warnings: [...warnings, ...emitterWarnings],
    runtime,
    sources: source.files,
    fetched: source.fetched,
    times,
  };
}

/** Where files import a module of a runtime from, unless it is copied. */
function packagedRuntime({ runtime, layout }: GenerateOptions) {
  if (runtime === 'package')
    return ({ emitter, name }: RuntimeModule) => `${runtimePackage}/${emitter}/${name}`;
  const owner = layout?.runtime;
  return owner && (({ emitter, part }: RuntimeModule) => `${owner(emitter)}/${part}`);
}

async function readSource(options: GenerateOptions): Promise<SourceDocument> {
  const source = await loadDocument(options.spec, options);
  return options.texts ? { ...source, value: rewriteTexts(source.value, options.texts) } : source;
}

/** Starts to print files. They are formatted in another thread while the next emitter runs. */
function startToPrint(
  files: Parameters<typeof printFiles>[0],
  { layout = flatLayout, imports }: Pick<GenerateOptions, 'layout' | 'imports'>,
): Promise<readonly PrintedFile[]> {
  const printing = printFiles(files, layout, imports);
  // Prevents an unhandled rejection if the next emitter fails.
  printing.catch(() => undefined);
  return printing;
}
