import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from './bundle.js';

/** The folder of the sandbox's sources, relative to the root of the repository. */
export const sourceFolder = 'packages/sandbox/src';

/** The folders of the sandbox that determine API responses. */
const mutatedFolders = ['domain', 'ledger', 'resources', 'webhooks'];

/** How many lines before and after a mutant its fingerprint covers. */
const contextLines = 2;

/** A change of the sources: of one expression or block by StrykerJS, or an entry of `edits.yaml`. */
export interface SourceMutant {
  /** The number of a switch in an instrumented build, which may differ in another build, or the id of an edit. */
  readonly id: string;
  /** A hash of the file name, the change and the lines around it (12 hexadecimal digits). Independent of line numbers. */
  readonly fingerprint: string;
  /** Relative to {@link sourceFolder}, such as `domain/splits/item-tree.ts`. */
  readonly file: string;
  /** The number of the first changed line, from 1. */
  readonly line: number;
  /** The name of StrykerJS's mutator, such as `EqualityOperator`, or the id of an edit. */
  readonly mutator: string;
  /** The lines before the change. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Only for an entry of `edits.yaml`. */
  readonly edit?: SourceEdit;
}

/** What an edit has and a mutant of StrykerJS has not. */
export interface SourceEdit {
  /** The fault, in one sentence. */
  readonly fault: string;
  /** The claims and decisions that it violates: the check that finds it has to cite one. */
  readonly claims: readonly string[];
  /** The whole file after the change. */
  readonly source: string;
}

/** Instrumented sources: all mutants are in them, each behind a switch. */
export interface Instrumented {
  /** The code, by file name relative to {@link sourceFolder}. */
  readonly files: ReadonlyMap<string, string>;
  readonly mutants: readonly SourceMutant[];
}

type Logger = ConstructorParameters<typeof Instrumenter>[0];

/** The files that are mutated, relative to {@link sourceFolder}. */
export function mutatedFiles(): string[] {
  const cwd = join(root, sourceFolder);
  return mutatedFolders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd }))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
}

/** Instruments files with all mutants of StrykerJS. */
export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const sources = new Map(
    files.map((file) => [file, readFileSync(join(root, sourceFolder, file), 'utf8')]),
  );
  const inputs = [...sources].map(([name, content]) => ({ name, content, mutate: true }));
  const result = await new Instrumenter(silent).instrument(inputs, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const seen = new Map<string, number>();
  const mutants = result.mutants.map(
    ({ id, fileName, location, mutatorName, replacement }): SourceMutant => {
      const lines = (sources.get(fileName) ?? '').split('\n');
      // StrykerJS counts lines from 0.
      const { start, end } = location;
      const before = lines.slice(start.line, end.line + 1);
      const head = (before[0] ?? '').slice(0, start.column);
      const tail = (before.at(-1) ?? '').slice(end.column);
      const around = lines.slice(
        Math.max(0, start.line - contextLines),
        end.line + 1 + contextLines,
      );
      const text = JSON.stringify([fileName, mutatorName, replacement, head, tail, around]);
      const times = seen.get(text) ?? 0;
      seen.set(text, times + 1);
      const fingerprint = createHash('sha256').update(`${text}${times}`).digest('hex').slice(0, 12);
      return {
        id,
        fingerprint,
        file: fileName,
        line: start.line + 1,
        mutator: mutatorName,
        before,
        after: `${head}${replacement}${tail}`.split('\n'),
      };
    },
  );
  return { files: new Map(result.files.map(({ name, content }) => [name, content])), mutants };
}

/** Draws a random sample from a seed. A smaller sample is the beginning of a larger one with the same seed. */
export function sampleMutants(
  mutants: readonly SourceMutant[],
  size: number,
  seed: number,
): SourceMutant[] {
  const rank = ({ fingerprint }: SourceMutant): string =>
    createHash('sha256').update(`${seed} ${fingerprint}`).digest('hex');
  const ranked = mutants.map((mutant) => ({ mutant, rank: rank(mutant) }));
  const sorted = ranked.toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  return sorted.slice(0, size).map(({ mutant }) => mutant);
}

function ignore(): void {}

/** Discards StrykerJS's progress messages. Errors are thrown. */
const silent: Logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};
