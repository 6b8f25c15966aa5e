import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { noopLogger } from '@stryker-mutator/util';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

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
  readonly fault: string;
  /** The claims and decisions that it violates: the check that finds it has to cite one. */
  readonly claims: readonly string[];
  /** The whole file after the change. */
  readonly source: string;
}

/** The files that are mutated, relative to {@link sourceFolder}. */
export function mutatedFiles(): string[] {
  const cwd = join(root, sourceFolder);
  return mutatedFolders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd }))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
}

/** Instruments files: all mutants of StrykerJS are in the returned texts, each behind a switch. */
export async function instrument(names: readonly string[]): Promise<{
  readonly files: ReadonlyMap<string, string>;
  readonly mutants: readonly SourceMutant[];
}> {
  const sources = names.map((name) => {
    return { name, content: readFileSync(join(root, sourceFolder, name), 'utf8'), mutate: true };
  });
  const result = await new Instrumenter(noopLogger).instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  const linesOf = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  const seen = new Map<string, number>();
  const mutants = result.mutants.map((mutant): SourceMutant => {
    const { id, fileName: file, mutatorName: mutator, replacement } = mutant;
    const lines = linesOf.get(file) ?? [];
    // StrykerJS counts lines from 0.
    const { start, end } = mutant.location;
    const before = lines.slice(start.line, end.line + 1);
    const head = (before[0] ?? '').slice(0, start.column);
    const tail = (before.at(-1) ?? '').slice(end.column);
    const around = lines.slice(Math.max(0, start.line - contextLines), end.line + 1 + contextLines);
    const text = JSON.stringify([file, mutator, replacement, head, tail, around]);
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    const fingerprint = hashOf(`${text}${times}`);
    const after = `${head}${replacement}${tail}`.split('\n');
    return { id, fingerprint, file, line: start.line + 1, mutator, before, after };
  });
  return { files: new Map(result.files.map(({ name, content }) => [name, content])), mutants };
}

/** Draws a random sample from a seed. A smaller sample is the beginning of a larger one with the same seed. */
export function sampleMutants(
  mutants: readonly SourceMutant[],
  size: number,
  seed: number,
): SourceMutant[] {
  const rank = ({ fingerprint }: SourceMutant): string => hashOf(`${seed} ${fingerprint}`, 64);
  return mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, size);
}

/** Returns the first hexadecimal digits of a text's SHA-256. */
export function hashOf(text: string, digits = 12): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}
