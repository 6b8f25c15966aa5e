import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../selftest/bundle.js';

/** Where the sandbox's sources are, from the root of the repository. */
export const sourceFolder = 'packages/sandbox/src';

/** The folders of the sandbox that decide what an API response says. */
const mutatedFolders = ['domain', 'ledger', 'projection', 'v1', 'v2', 'webhooks'];

/** How many lines before and after a mutant its fingerprint covers. */
const contextLines = 2;

/** A change of one expression or block that StrykerJS made. */
export interface SourceMutant {
  /** Its number in one instrumented build; another build may number it otherwise. */
  readonly id: string;
  /**
   * 12 hexadecimal digits: a hash of the file's name, the change, and the lines around it. The same as long as these
   * stay as they are, whatever their line numbers.
   */
  readonly fingerprint: string;
  /** Below {@link sourceFolder}, such as `domain/splits/item-tree.ts`. */
  readonly file: string;
  /** Of the first changed line, from 1. */
  readonly line: number;
  /** StrykerJS's name of the kind of change, such as `EqualityOperator`. */
  readonly mutator: string;
  /** The changed lines before, and after. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** The sources with all their mutants in them, each behind a switch. */
export interface Instrumented {
  /** Code by file name below {@link sourceFolder}. */
  readonly files: ReadonlyMap<string, string>;
  readonly mutants: readonly SourceMutant[];
}

type Logger = ConstructorParameters<typeof Instrumenter>[0];

/** The files that are mutated, below {@link sourceFolder}. */
export function mutatedFiles(): string[] {
  const cwd = join(root, sourceFolder);
  return mutatedFolders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd }))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
}

/** Puts all mutants of StrykerJS into the files. */
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

/** So many of the mutants, in an order of the seed alone: the first of a larger sample are a smaller one. */
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

/** StrykerJS tells of its progress; what goes wrong, it throws. */
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
