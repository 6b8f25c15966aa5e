import type { EmitterName } from './code/file.js';
import type { ImportEnding } from './code/endings.js';
import { flatLayout, type Layout } from './code/layout.js';
import { sortFiles, loadFormatter, printFiles, type PrintedFile } from './code/print.js';
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
import type { Contract } from './model/contract.js';
import { buildContract } from './model/build.js';
import { loadDocument } from './source/load.js';
import type { RemoteOptions } from './source/remote.js';

/** What to generate. */
export interface GenerateOptions {
  /** The root file of an OpenAPI 3.0 or 3.1 document: a path, a URL, or `-` for the standard input. */
  readonly spec: string;
  /** The emitters to run, with those that they need; all that need no request where left out. */
  readonly only?: readonly EmitterName[];
  /** Emitters of other packages. */
  readonly emitters?: readonly Emitter[];
  /** Where the folders go; side by side where left out. */
  readonly layout?: Layout;
  /** The folder below which files of the document may be; its own folder where left out. */
  readonly root?: string;
  /** Paths of overlays that are applied to the document, in this order. */
  readonly overlays?: readonly string[];
  /** What of the document to generate from, such as `tag:pets`; everything where left out. */
  readonly include?: readonly string[];
  /** What to leave out of that. */
  readonly exclude?: readonly string[];
  /** What may be fetched, where the document or its references are URLs. */
  readonly remote?: RemoteOptions;
  /** How validators read what is sent in each direction; requests strictly, responses openly. */
  readonly directions?: Partial<Directions>;
  /**
   * What the client calls itself in the header `user-agent`, such as `shop-sdk/1.2.0`; the document's
   * title and version where left out.
   */
  readonly userAgent?: string;
  /** How clients name the elements of arrays within nested queries and forms; by index where left out. */
  readonly arrays?: ArrayKeys;
  /** Into which files operations go: one for each version (the default), or one for each of its tags. */
  readonly files?: EmitOptions['files'];
  /** What becomes of enumerations of components: a union (the default), or constants beside it. */
  readonly enums?: EmitOptions['enums'];
  /**
   * What stands for a point in time: `text` (the default), `Date`, or a module with a type and functions
   * of one's own, named as a file in the folder of the types imports it.
   */
  readonly dates?: EmitOptions['dates'];
  /** How lists are paged that do not say so themselves, for infinite queries. */
  readonly cursors?: EmitOptions['cursors'];
  /** What relative imports end with: `.js` (the default), `.ts` or nothing. */
  readonly imports?: ImportEnding;
  /** Called when a stage begins. */
  readonly onStage?: (stage: string) => void;
}

/** A generated set of files in memory, and how it came about. */
export interface Generated {
  readonly contract: Contract;
  readonly files: readonly PrintedFile[];
  readonly warnings: readonly Diagnostic[];
  /** All files that the document was read from, as absolute paths. */
  readonly sources: readonly string[];
  /** The SHA-256 of what did not come from the disk, by address, in hex. */
  readonly fetched: ReadonlyMap<string, string>;
  /** Milliseconds by stage, in the order in which the stages ran. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Turns a document into the text of its files. Touches nothing on disk but what it reads.
 * @throws {DiagnosticError} with every error of the document at once.
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
  const { contract, warnings } = await stage('model', () => buildContract(source));
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
  const all = [...emitters, ...(options.emitters ?? [])];
  for (const emitter of all.filter(({ name }) => names.includes(name))) {
    const emission = await stage(emitter.name, () => emitter.emit(contract, emitOptions));
    checkEmission(emitter, emission);
    emissions.push(emission);
    printing.push(startToPrint(emission, options));
  }
  const files = await stage('print', async () => sortFiles((await Promise.all(printing)).flat()));
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

/** Files are formatted beside this thread, while the next emitter runs in it. */
function startToPrint(
  { files }: Emission,
  { layout = flatLayout, imports }: Pick<GenerateOptions, 'layout' | 'imports'>,
): Promise<readonly PrintedFile[]> {
  const printing = printFiles(files, layout, imports);
  // Where the next emitter fails, nobody waits for it any more.
  printing.catch(() => undefined);
  return printing;
}
