import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { noopLogger } from '@stryker-mutator/util';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../../scripts/processes/run-node.ts';

/** The folder of the sandbox's sources. */
export const sources = join(root, 'packages/sandbox/src');

/** A change of the sources: of one expression or block by StrykerJS, or an entry of `edits.yaml`. */
export interface Mutant {
  /** The number of a switch in an instrumented build, which may differ in another build, or the id of an edit. */
  readonly id: string;
  /** A hash of the file name, the change and the lines around it. Independent of line numbers. */
  readonly fingerprint: string;
  /** Relative to {@link sources}. */
  readonly file: string;
  /** The first changed line, from 1. */
  readonly line: number;
  /** The name of StrykerJS's mutator, such as `EqualityOperator`, or the id of an edit. */
  readonly mutator: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly edit?: {
    readonly fault: string;
    /** The claims and decisions that it violates: the check that finds it has to cite one. */
    readonly claims: readonly string[];
    /** The whole file after the change. */
    readonly source: string;
  };
}

/** The files that determine responses of the API, relative to {@link sources}. */
export function mutatedFiles(): string[] {
  return globSync('{domain,ledger,resources,webhooks}/**/*.ts', { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
}

/** Instruments files: all mutants of StrykerJS are in the returned texts, each behind a switch. */
export async function instrument(names: readonly string[]): Promise<{
  readonly files: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
}> {
  const texts = new Map(names.map((name) => [name, readFileSync(join(sources, name), 'utf8')]));
  const inputs = [...texts].map(([name, content]) => ({ name, content, mutate: true }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const result = await new Instrumenter(noopLogger).instrument(inputs, options);
  const seen = new Map<string, number>();
  const mutants = result.mutants.map((mutant): Mutant => {
    const { id, fileName: file, mutatorName: mutator, replacement } = mutant;
    const lines = texts.get(file)?.split('\n') ?? [];
    // StrykerJS counts lines from 0.
    const { start, end } = mutant.location;
    const before = lines.slice(start.line, end.line + 1);
    const head = (before[0] ?? '').slice(0, start.column);
    const tail = (before.at(-1) ?? '').slice(end.column);
    const around = lines.slice(Math.max(0, start.line - 2), end.line + 3);
    const text = JSON.stringify([file, mutator, replacement, head, tail, around]);
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    const after = `${head}${replacement}${tail}`.split('\n');
    const fingerprint = hashOf(`${text}${times}`);
    return { id, fingerprint, file, line: start.line + 1, mutator, before, after };
  });
  return { files: new Map(result.files.map(({ name, content }) => [name, content])), mutants };
}

const editsSchema = z.array(
  z.strictObject({
    id: z.stringFormat('area/name', /^[a-z]+\/[a-z0-9-]+$/),
    fault: z.string(),
    /** Separated by spaces. */
    claims: z.string(),
    file: z.string(),
    find: z.string(),
    replace: z.string(),
  }),
);

/** Reads mutants of meaning, which StrykerJS cannot generate, and the entries whose text does not occur exactly once. */
export function readEdits(list = readFileSync(new URL('edits.yaml', import.meta.url), 'utf8')): {
  readonly mutants: readonly Mutant[];
  readonly stale: readonly string[];
} {
  const mutants: Mutant[] = [];
  const stale: string[] = [];
  for (const { id, fault, claims, file, find, replace } of editsSchema.parse(parse(list))) {
    const path = join(sources, file);
    const [head = '', tail, ...more] = existsSync(path)
      ? readFileSync(path, 'utf8').split(find)
      : [];
    if (tail === undefined || more.length > 0) {
      stale.push(`edits.yaml: ${id}: ${file} does not contain the text once: ${find}`);
      continue;
    }
    const indent = head.slice(head.lastIndexOf('\n') + 1);
    const rest = tail.slice(0, Math.max(0, tail.indexOf('\n')));
    mutants.push({
      id: `edits/${id}`,
      fingerprint: hashOf(JSON.stringify([id, file, find, replace])),
      file,
      line: head.split('\n').length,
      mutator: `edits/${id}`,
      before: `${indent}${find}${rest}`.split('\n'),
      after: `${indent}${replace}${rest}`.split('\n'),
      edit: { fault, claims: claims.split(' '), source: `${head}${replace}${tail}` },
    });
  }
  return { mutants, stale };
}

/** Draws a random sample from a seed. A smaller sample is the beginning of a larger one with the same seed. */
export function sampleMutants(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const rank = ({ fingerprint }: Mutant): string => hashOf(`${seed} ${fingerprint}`, 64);
  return mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, size);
}

/** The first hexadecimal digits of a text's SHA-256. */
export function hashOf(text: string, digits = 12): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}
