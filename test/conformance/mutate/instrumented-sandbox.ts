import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleProgram, root } from './bundle.js';
import { startProgram, type SandboxProcess } from './sandbox-process.js';
import { instrument, sourceFolder, type SourceMutant } from './source-mutants.js';

/**
 * The program of an instrumented sandbox. StrykerJS's switches read the active mutant from an environment variable
 * before any source is loaded, and keep everything else in `__stryker__`:
 * https://stryker-mutator.io/docs/stryker-js/faq/#what-is-mutation-switching
 */
const program = `
import { subscribe } from 'node:diagnostics_channel';
import { flushCompileCache } from 'node:module';
import { createSandbox } from '@seller-funds/sandbox';
process.once('disconnect', () => process.exit());
const stryker = (globalThis.__stryker__ ??= {});
const hitLimit = Number(process.env.MUTANT_HIT_LIMIT);
let hits = 0;
// StrykerJS would throw at its own limit, and the code could catch that.
if (hitLimit > 0)
  Object.defineProperty(stryker, 'hitCount', {
    get: () => hits,
    set: (count) => {
      hits = count;
      if (hits > hitLimit) process.exit(1);
    },
  });
const requests = {};
subscribe('http.server.request.start', () => {
  const check = stryker.currentTestId;
  if (check !== undefined) requests[check] = (requests[check] ?? 0) + 1;
});
process.on('message', ({ check }) => {
  if (check !== undefined) stryker.currentTestId = check;
  else flushCompileCache();
  process.send(check === undefined ? { ...stryker.mutantCoverage, requests } : {});
});
const sandbox = await createSandbox({
  onError: () => undefined,
  onWarning: () => undefined,
  webhooks: { privateAddresses: true },
});
const { url } = await sandbox.listen({ port: 0, replaceGlobals: true });
process.send({ url });
`;

/** An instrumented build on disk, from which any mutant of StrykerJS can be started. */
export interface InstrumentedSandbox {
  readonly mutants: readonly SourceMutant[];
  /** The folder of the build, named after a hash of the sources. */
  readonly folder: string;
  /** Builds the sandbox with an edited file. Returns the name of the program in the folder. */
  readonly buildEdit: (mutant: SourceMutant, source: string) => Promise<string>;
  /** Returns the files that import a file, all relative to {@link sourceFolder}. */
  readonly importersOf: (file: string) => readonly string[];
}

/** Builds the sandbox with all mutants of the files, or uses the cached build. */
export async function buildInstrumented(files: readonly string[]): Promise<InstrumentedSandbox> {
  const instrumented = await instrument(files);
  const { code, imports } = await bundleProgram(program, [replacing(instrumented.files)]);
  const key = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const folder = join(root, 'dist/mutate', key);
  mkdirSync(folder, { recursive: true });
  writeOnce(join(folder, 'sandbox.mjs'), code);
  const buildEdit = async ({ file, fingerprint }: SourceMutant, source: string) => {
    const edited = new Map([...instrumented.files, [file, source]]);
    const name = `edit-${fingerprint}.mjs`;
    writeOnce(join(folder, name), (await bundleProgram(program, [replacing(edited)])).code);
    return name;
  };
  const importersOf = (file: string): string[] =>
    [...imports]
      .filter(([, imported]) => imported.includes(join(sourceFolder, file)))
      .map(([importer]) => relative(sourceFolder, importer));
  return { mutants: instrumented.mutants, folder, buildEdit, importersOf };
}

/** Writes a file unless it exists; atomically, because another run may read it at the same time. */
function writeOnce(file: string, text: string): void {
  if (existsSync(file)) return;
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/** Starts the sandbox with one active mutant, or none. */
export async function startInstrumented(
  { folder, buildEdit }: InstrumentedSandbox,
  { mutant, hitLimit = 0 }: { readonly mutant?: SourceMutant; readonly hitLimit?: number } = {},
): Promise<SandboxProcess> {
  const edit = mutant?.edit;
  const bundle = mutant && edit ? await buildEdit(mutant, edit.source) : 'sandbox.mjs';
  return startProgram(join(folder, bundle), {
    // Compiling takes nine tenths of the start time.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    MUTANT_HIT_LIMIT: String(hitLimit),
    ...(mutant && { __STRYKER_ACTIVE_MUTANT__: mutant.id }),
  });
}

/** How often each mutant was reached, by check; `static` before the first check. */
export interface Hits {
  readonly static: Readonly<Record<string, number>>;
  readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** How many requests each check sent. */
  readonly requests: Readonly<Record<string, number>>;
}

/** Counts the mutants reached from now on for a check. */
export async function countHitsFor({ child }: SandboxProcess, check: string): Promise<void> {
  const received = once(child, 'message');
  child.send({ check });
  await received;
}

/** Reads the counts, and flushes the compile cache for the next start. */
export async function readHits({ child }: SandboxProcess): Promise<Hits> {
  const received = once(child, 'message');
  child.send({});
  const [hits] = await received;
  return hits as Hits;
}

function replacing(files: ReadonlyMap<string, string>): Plugin {
  const folder = join(root, sourceFolder);
  return {
    name: 'instrumented sources',
    setup: (building) => {
      building.onLoad({ filter: /\/packages\/[^/]+\/src\/.*\.ts$/ }, ({ path }) => {
        const contents = files.get(relative(folder, path));
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}
