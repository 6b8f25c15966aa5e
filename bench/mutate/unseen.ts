import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { hashOf, type Mutant, sources } from './mutants.ts';

const hashSchema = z.stringFormat('12 hexadecimal digits', /^[0-9a-f]{12}$/);

const listSchema = z.array(
  z.strictObject({
    /** Why no client of the API can detect these mutants. */
    reason: z.string().min(10),
    /** Whole files, or single functions (`file#function`), each with a hash of its text. */
    code: z.record(z.string(), hashSchema).default({}),
    /** Single mutants by fingerprint, each with its file and change, for readers. */
    mutants: z.record(hashSchema, z.string()).default({}),
  }),
);

/** The mutants that no client of the API can detect. */
export interface Unseen {
  /** The files of the entries for single mutants. */
  readonly files: readonly string[];
  /** Returns why a mutant cannot be detected; undefined if it can. */
  readonly reasonFor: (mutant: Pick<Mutant, 'fingerprint' | 'file' | 'line'>) => string | undefined;
  /** Returns the entries whose code was changed or removed. */
  stale(mutants: readonly Pick<Mutant, 'fingerprint'>[]): string[];
}

/** Reads `unseen.yaml`. */
export function readUnseen(
  list = readFileSync(new URL('unseen.yaml', import.meta.url), 'utf8'),
): Unseen {
  const entries = listSchema.parse(parse(list));
  const single = new Map(
    entries.flatMap(({ reason, mutants }) => Object.keys(mutants).map((id) => [id, reason])),
  );
  const texts = entries.flatMap(({ mutants }) => Object.values(mutants));
  const passages = entries.flatMap(({ reason, code }) =>
    Object.entries(code).map(([place, judged]) => ({ place, judged, reason, ...locate(place) })),
  );
  return {
    files: [...new Set(texts.map((text) => text.split(':')[0] ?? ''))],
    reasonFor: ({ fingerprint, file, line }) =>
      passages.find(
        (each) =>
          each.file === file &&
          each.first <= line &&
          line <= each.last &&
          each.judged === each.hash,
      )?.reason ?? single.get(fingerprint),
    stale: (mutants) => {
      const known = new Set(mutants.map(({ fingerprint }) => fingerprint));
      const changed = passages.filter(({ hash, judged }) => hash !== judged);
      const gone = [...single.keys()].filter((id) => !known.has(id));
      return [
        ...changed.map(
          ({ place, hash }) => `unseen.yaml: ${place} has changed; its hash is ${hash} now`,
        ),
        ...gone.map((id) => `unseen.yaml: ${id} matches no mutant any more`),
      ];
    },
  };
}

/** The lines of a file or function, and the hash of its text; `none` if it does not exist. */
function locate(place: string): { file: string; first: number; last: number; hash: string } {
  const [file = '', name] = place.split('#');
  const path = join(sources, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const head = new RegExp(String.raw`^(?:export )?(?:async )?function ${name}\b`);
  const start = name === undefined ? 0 : lines.findIndex((line) => head.test(line));
  const end = name === undefined ? lines.length - 1 : lines.indexOf('}', start);
  const exists = lines.length > 0 && start >= 0;
  const hash = exists ? hashOf(lines.slice(start, end + 1).join('\n')) : 'none';
  return { file, first: start + 1, last: end + 1, hash };
}
