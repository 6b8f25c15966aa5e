import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { hashOf, root, sourceFolder, type SourceMutant } from './source-mutants.js';

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

/** A file or function that an entry covers as a whole. */
interface Passage {
  readonly place: string;
  readonly reason: string;
  /** The hash in the entry. */
  readonly judged: string;
  /** The hash of the current text; undefined if it does not exist. */
  readonly hash: string | undefined;
  readonly file: string;
  /** The number of its first line, from 1. */
  readonly first: number;
  readonly last: number;
}

/** The mutants that no client of the API can detect, with the reasons. */
export class Unseen {
  /** The files of the entries for single mutants. */
  readonly files: ReadonlySet<string>;
  readonly #reasons: ReadonlyMap<string, string>;
  readonly #passages: readonly Passage[];

  constructor(list: string) {
    const entries = listSchema.parse(parse(list));
    this.#reasons = new Map(
      entries.flatMap(({ reason, mutants }) => Object.keys(mutants).map((id) => [id, reason])),
    );
    const texts = entries.flatMap(({ mutants }) => Object.values(mutants));
    this.files = new Set(texts.map((text) => text.split(':')[0] ?? ''));
    this.#passages = entries.flatMap(({ reason, code }) =>
      Object.entries(code).map(([place, judged]) => ({ place, judged, reason, ...locate(place) })),
    );
  }

  /** Returns why a mutant cannot be detected; undefined if it can. */
  readonly reasonFor = ({
    fingerprint,
    file,
    line,
  }: Pick<SourceMutant, 'fingerprint' | 'file' | 'line'>): string | undefined => {
    const passage = this.#passages.find(
      (item) =>
        item.file === file && item.first <= line && line <= item.last && item.judged === item.hash,
    );
    return passage?.reason ?? this.#reasons.get(fingerprint);
  };

  /** Returns the entries whose code was changed or removed. */
  stale(mutants: readonly SourceMutant[]): string[] {
    const known = new Set(mutants.map(({ fingerprint }) => fingerprint));
    const changed = this.#passages.filter(({ hash, judged }) => hash !== judged);
    const gone = [...this.#reasons.keys()].filter((fingerprint) => !known.has(fingerprint));
    return [
      ...changed.map(
        ({ place, hash }) => `${place} has changed; its hash is ${hash ?? 'none'} now`,
      ),
      ...gone.map((fingerprint) => `${fingerprint} matches no mutant any more`),
    ];
  }
}

function locate(place: string): Pick<Passage, 'file' | 'first' | 'last' | 'hash'> {
  const [file = '', name] = place.split('#');
  const path = join(root, sourceFolder, file);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const head = new RegExp(String.raw`^(?:export )?(?:async )?function ${name}\b`);
  const start = name === undefined ? 0 : lines.findIndex((line) => head.test(line));
  const end = name === undefined ? lines.length - 1 : lines.indexOf('}', start);
  const isThere = lines.length > 0 && start >= 0;
  const hash = isThere ? hashOf(lines.slice(start, end + 1).join('\n')) : undefined;
  return { file, first: start + 1, last: end + 1, hash };
}

/** Reads `unseen.yaml`. */
export function readUnseen(): Unseen {
  return new Unseen(readFileSync(new URL('unseen.yaml', import.meta.url), 'utf8'));
}
