import { readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parseDocument, type Document, type YAMLMap } from 'yaml';
import { field, strings } from '../document/guards.ts';

/** Why no element of the document can express a claim. */
export const unexpressedReasons = ['test-only', 'receiver', 'client'] as const;

/** One statement of the reference, as spec/claims.yaml has it. */
export interface Claim {
  readonly id: string;
  readonly kind: string;
  /** The statement, as a sentence. */
  readonly says: string;
  /** Its line in spec/claims.yaml. */
  readonly line: number;
  /** JSON pointers into the bundled document, as they stand in the file. */
  readonly at: readonly string[];
  /** For a gap: the decisions that answer it. */
  readonly decisions: readonly string[];
  /** Why no element expresses it: one of `unexpressedReasons`. */
  readonly unexpressed: string | undefined;
  /** The explanation that `unexpressed` needs. */
  readonly why: string | undefined;
  /** How it could be tested; `spec-only` and `receiver` where no check over HTTP can. */
  readonly test: string;
  /** The id of a claim that says the same. */
  readonly sameAs: string | undefined;
}

/** spec/claims.yaml, parsed so that it can be changed and written again. */
export interface ClaimsFile {
  readonly file: string;
  readonly claims: readonly Claim[];
  readonly document: Document.Parsed;
}

/** Reads spec/claims.yaml. Throws with file and line when it is not a list of maps with an id each. */
export function readClaims(file: string): ClaimsFile {
  return parseClaims(readFileSync(file, 'utf8'), file);
}

/** Reads the text of a claims file; `file` is only named in errors. */
export function parseClaims(text: string, file: string): ClaimsFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line } = lines.linePos(error.pos[0]);
    throw new Error(
      `${file}:${line}: this is not valid YAML (${error.message.split('\n')[0] ?? ''}).`,
    );
  }
  if (!isSeq(document.contents))
    throw new Error(`${file}:1: expected a list of claims ("- id: …").`);
  const claims = document.contents.items.map((item) => {
    const line = lines.linePos(rangeStart(item)).line;
    if (!isMap(item)) throw new Error(`${file}:${line}: expected a claim ("id: …").`);
    return toClaim(item, line, file);
  });
  return { file, claims, document };
}

function toClaim(item: YAMLMap, line: number, file: string): Claim {
  const value: unknown = item.toJSON();
  const id = field(value, 'id');
  const kind = field(value, 'kind');
  if (typeof id !== 'string' || typeof kind !== 'string') {
    throw new Error(`${file}:${line}: a claim needs the fields id and kind.`);
  }
  return {
    id,
    kind,
    says: textIn(value, 'says') ?? '',
    line,
    at: strings(field(value, 'at')),
    decisions: strings(field(value, 'decision')),
    unexpressed: textIn(value, 'unexpressed'),
    why: textIn(value, 'why'),
    test: textIn(value, 'test') ?? '',
    sameAs: textIn(value, 'same_as'),
  };
}

function textIn(value: unknown, name: string): string | undefined {
  const found = field(value, name);
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}

function rangeStart(node: unknown): number {
  const range = field(node, 'range') as readonly number[] | undefined;
  return range?.[0] ?? 0;
}
