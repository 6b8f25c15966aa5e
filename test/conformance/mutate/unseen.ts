import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './bundle.js';
import { sourceFolder, type SourceMutant } from './source-mutants.js';

const hash = z.stringFormat('12 hexadecimal digits', /^[0-9a-f]{12}$/);

const listSchema = z.array(
  z.strictObject({
    /** Why no client of the API can detect these mutants. */
    reason: z.string().min(10),
    /** Whole files, or single functions (`file#function`), each with a hash of its text. */
    code: z.record(z.string(), hash).default({}),
    /** Single mutants by fingerprint, each with its file and change, for readers. */
    mutants: z.record(hash, z.string()).default({}),
  }),
);

/** The mutants that no client of the API can detect, with the reasons. */
export class Unseen {
  readonly #reasons = new Map<string, string>();
  readonly #passages: readonly Passage[];

  /** @param list the text of `unseen.yaml` */
  constructor(list: string) {
    const entries = listSchema.parse(parse(list) ?? []);
    for (const { reason, mutants } of entries)
      for (const fingerprint of Object.keys(mutants)) this.#reasons.set(fingerprint, reason);
    this.#passages = entries.flatMap(({ reason, code }) =>
      Object.entries(code).map(([place, judged]) => ({ place, judged, reason, ...locate(place) })),
    );
  }

  /** Returns why a mutant cannot be detected; undefined if it can. */
  reasonFor({ fingerprint, file, line }: SourceMutant): string | undefined {
    const around = this.#passages.find(
      (each) =>
        each.file === file && each.first <= line && line <= each.last && each.judged === each.hash,
    );
    return around?.reason ?? this.#reasons.get(fingerprint);
  }

  /** Returns the entries whose code was changed or removed. */
  stale(mutants: readonly SourceMutant[]): string[] {
    const known = new Set(mutants.map(({ fingerprint }) => fingerprint));
    const changed = this.#passages
      .filter((each) => each.hash !== each.judged)
      .map((each) => `${each.place} has changed; its hash is ${each.hash ?? 'none'} now`);
    const gone = [...this.#reasons.keys()]
      .filter((fingerprint) => !known.has(fingerprint))
      .map((fingerprint) => `${fingerprint} matches no mutant any more`);
    return [...changed, ...gone];
  }
}

/** A file or function that an entry covers as a whole. */
interface Passage {
  readonly place: string;
  readonly judged: string;
  readonly reason: string;
  readonly file: string;
  /** The number of its first line, from 1. */
  readonly first: number;
  readonly last: number;
  /** The hash of its current text; undefined if it does not exist. */
  readonly hash: string | undefined;
}

function locate(place: string): Pick<Passage, 'file' | 'first' | 'last' | 'hash'> {
  const [file = '', name] = place.split('#');
  const path = join(root, sourceFolder, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const start =
    name === undefined
      ? 0
      : lines.findIndex(
          (line) => /^(?:export )?(?:async )?function (\w+)/.exec(line)?.[1] === name,
        );
  const end = name === undefined ? lines.length - 1 : lines.indexOf('}', start);
  const text = lines.slice(start, end + 1).join('\n');
  const isThere = lines.length > 0 && start >= 0;
  return { file, first: start + 1, last: end + 1, hash: isThere ? hashOf(text) : undefined };
}

/** Reads `unseen.yaml`. */
export function readUnseen(): Unseen {
  return new Unseen(readFileSync(new URL('unseen.yaml', import.meta.url), 'utf8'));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
