import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
import { root } from '../../scripts/processes/run-node.ts';
import { hashOf, instrument, type Mutant, sources } from './mutants.ts';

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
  stryker.currentTestId = check;
  if (check === undefined) flushCompileCache();
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

/** The time for the start of a sandbox, in milliseconds. */
const startLimit = 90_000;

/** A sandbox in a child process. */
export interface SandboxProcess {
  readonly url: string;
  readonly child: ChildProcess;
}

/** An instrumented build on disk, from which any mutant can be started. */
export interface InstrumentedSandbox {
  readonly mutants: readonly Mutant[];
  /** The folder of the build, named after a hash of the sources. */
  readonly folder: string;
  /**
   * Calls a function with the sandbox, in a new process with one active mutant, or none.
   * @param hitLimit how often the mutant is reached before the process exits; 0 for any number
   * @throws {Error} if it exits or times out before it listens; the mutant is the cause
   */
  run<T>(
    use: (sandbox: SandboxProcess) => Promise<T>,
    mutant?: Mutant,
    hitLimit?: number,
  ): Promise<T>;
}

/** Builds the sandbox with all mutants of the files, or uses the cached build. */
export async function buildInstrumented(names: readonly string[]): Promise<InstrumentedSandbox> {
  const { files, mutants } = await instrument(names);
  const code = await bundle(files);
  const folder = join(root, 'dist/mutate', hashOf(code));
  mkdirSync(folder, { recursive: true });
  writeOnce(join(folder, 'sandbox.mjs'), code);
  return {
    mutants,
    folder,
    run: async (use, mutant, hitLimit = 0) => {
      const edit = mutant?.edit;
      const file = join(folder, edit ? `edit-${mutant.fingerprint}.mjs` : 'sandbox.mjs');
      if (edit && !existsSync(file))
        writeOnce(file, await bundle(new Map([...files, [mutant.file, edit.source]])));
      const env = {
        ...process.env,
        // Compiling takes nine tenths of the start time.
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        MUTANT_HIT_LIMIT: String(hitLimit),
        ...(mutant && { __STRYKER_ACTIVE_MUTANT__: mutant.id }),
      };
      const child = fork(file, {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        execArgv: [],
        env,
      });
      const closed = once(child, 'close');
      try {
        const late = setTimeout(startLimit, [], { ref: false });
        const started = Promise.race([once(child, 'message'), closed.then(() => []), late]);
        const [first] = (await started) as [{ url: string }?];
        if (first) return await use({ url: first.url, child });
        const message = `The sandbox did not start within ${startLimit / 1000} s: node ${file} says why.`;
        throw new Error(message, { cause: mutant });
      } finally {
        child.kill('SIGKILL');
        await closed;
      }
    },
  };
}

type Counts = Readonly<Record<string, number>>;

/** How often each mutant was reached, by check (`static`: before the first), and how many requests each check sent. */
export interface Hits {
  readonly static: Counts;
  readonly perTest: Readonly<Record<string, Counts>>;
  readonly requests: Counts;
}

/** Counts the mutants reached from now on for a check; without one, returns the counts and flushes the compile cache. */
export async function countHits({ child }: SandboxProcess, check?: string): Promise<Hits> {
  const received = once(child, 'message');
  child.send({ check });
  const [hits] = await received;
  return hits as Hits;
}

/** Bundles the program with other texts for some of the sandbox's sources. */
async function bundle(files: ReadonlyMap<string, string>): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // An optional dependency of the PostgreSQL driver.
    external: ['pg-native'],
    // Some dependencies call `require`, which ES modules do not have.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'silent',
    plugins: [
      {
        name: 'instrumented sources',
        setup: (building) => {
          building.onLoad({ filter: /\/packages\/[^/]+\/src\/.*\.ts$/ }, ({ path }) => {
            const contents = files.get(relative(sources, path));
            return contents === undefined ? undefined : { contents, loader: 'ts' };
          });
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

/** Writes a file unless it exists; atomically, because another run may read it at the same time. */
function writeOnce(file: string, text: string): void {
  if (existsSync(file)) return;
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}
