import type { EmittedFile, EmitterName } from './code/file.js';
import type { ImportEnding } from './code/endings.js';
import { flatLayout, type Layout } from './code/layout.js';
import {
  loadFormatter,
  type PrintedFile,
  printFiles,
  printFormatted,
  sortFiles,
} from './code/print.js';
import type { Diagnostic } from './diagnostics/diagnostic.js';
import { checkEmission } from './emitters/check.js';
import {
  type ArrayKeys,
  defaultDirections,
  type Directions,
  type EmitOptions,
  type Emission,
  type Emitter,
} from './emitters/emitter.js';
import { defaultEmitters, emitters } from './emitters/index.js';
import { RuntimePacker, runtimePackage, type RuntimeSource } from './emitters/runtime.js';
import type { Contract } from './model/contract.js';
import { buildContract } from './model/build.js';
import type { MethodNames } from './model/resources.js';
import { loadDocument } from './source/load.js';
import type { RemoteOptions } from './source/remote.js';

/** Options of {@link generate}. */
export interface GenerateOptions {
  /** The root file of an OpenAPI 3.0 or 3.1 document: a path, a URL, or `-` for the standard input. */
  readonly spec: string;
  /** The emitters to run, including those that they need. Default: the default emitters. */
  readonly only?: readonly EmitterName[];
  /** Additional emitters. */
  readonly emitters?: readonly Emitter[];
  /** The layout of the folders. Default: side by side. */
  readonly layout?: Layout;
  /** The folder that contains all files of the document. Default: its own folder. */
  readonly root?: string;
  /** Paths of overlays to apply to the document, in this order. */
  readonly overlays?: readonly string[];
  /** The parts of the document to generate, such as `tag:pets`. Default: all. */
  readonly include?: readonly string[];
  /** The parts of the document to leave out. */
  readonly exclude?: readonly string[];
  /** How files are fetched from URLs. */
  readonly remote?: RemoteOptions;
  /** How validators treat unknown properties and values. Default: strict requests, open responses. */
  readonly directions?: Partial<Directions>;
  /** The `user-agent` header of the client, such as `shop-sdk/1.2.0`. Default: title and version of the document. */
  readonly userAgent?: string;
  /** How clients write arrays in nested queries and forms. Default: by index. */
  readonly arrays?: ArrayKeys;
  /** One file of operations for each version (default), or for each tag. */
  readonly files?: EmitOptions['files'];
  /** Whether methods of clients have the name of their operation (default), or the same without that of their group. */
  readonly methods?: MethodNames;
  /** Whether enums of components become unions (default), or constants as well. */
  readonly enums?: EmitOptions['enums'];
  /**
   * The type of `date-time` values: `text` (default), `Date`, or a module, as an import path relative to
   * the folder of the types.
   */
  readonly dates?: EmitOptions['dates'];
  /** Pagination rules for lists without `x-pagination`, for infinite queries. */
  readonly cursors?: EmitOptions['cursors'];
  /** The extension of relative imports: `.js` (default), `.ts` or `none`. */
  readonly imports?: ImportEnding;
  /** Whether the output has a copy of the runtime (default), or imports {@link runtimePackage}. */
  readonly runtime?: RuntimeSource;
  /** Called when a stage begins. */
  readonly onStage?: (stage: string) => void;
}

/** The generated files in memory, with the model and warnings. */
export interface Generated {
  readonly contract: Contract;
  readonly files: readonly PrintedFile[];
  readonly warnings: readonly Diagnostic[];
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
  const source = await stage('read', () => loadDocument(options.spec, options));
  const { contract, warnings } = await stage('model', () => buildContract(source, options.methods));
  await ready;
  const names = options.only ?? defaultEmitters;
  const directions = { ...defaultDirections, ...options.directions };
  const { userAgent, arrays, files: operationFiles, enums, cursors, dates } = options;
  const emitOptions: EmitOptions = {
    directions,
    ...(userAgent !== undefined && { userAgent }),
    ...(arrays && { arrays }),
    ...(operationFiles && { files: operationFiles }),
    ...(enums && { enums }),
    ...(cursors && { cursors }),
    ...(dates !== undefined && dates !== 'text' && { dates }),
  };
  const emissions: Emission[] = [];
  const printing: Promise<readonly PrintedFile[]>[] = [];
  const runtime = new RuntimePacker(options.runtime === 'package' ? runtimePackage : undefined);
  const all = [...emitters, ...(options.emitters ?? [])];
  for (const emitter of all.filter(({ name }) => names.includes(name))) {
    const emission = await stage(emitter.name, () => emitter.emit(contract, emitOptions));
    checkEmission(emitter, emission);
    emissions.push(emission);
    runtime.add(emitter.name, emission.runtime ?? []);
    printing.push(startToPrint(runtime.bind(emission.files), options));
  }
  const { layout = flatLayout, imports } = options;
  const files = await stage('print', async () =>
    sortFiles([
      ...(await Promise.all(printing)).flat(),
      ...printFormatted(runtime.files(), layout, imports),
    ]),
  );
  const emitterWarnings = emissions.flatMap((emission) => emission.warnings ?? []);
  return {
    contract,
    files,
    warnings: [...warnings, ...emitterWarnings],
    sources: source.files,
    fetched: source.fetched,
    times,
  };
}

/** Starts to print files. They are formatted in another thread while the next emitter runs. */
function startToPrint(
  files: readonly EmittedFile[],
  { layout = flatLayout, imports }: Pick<GenerateOptions, 'layout' | 'imports'>,
): Promise<readonly PrintedFile[]> {
  const printing = printFiles(files, layout, imports);
  // Prevents an unhandled rejection if the next emitter fails.
  printing.catch(() => undefined);
  return printing;
}
