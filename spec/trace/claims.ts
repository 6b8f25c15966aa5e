import { readFileSync } from 'node:fs';
import { load, YAMLException } from 'js-yaml';
import { field, isObject, strings } from '../document/guards.ts';

/** One statement of the reference, from spec/claims.yaml. */
export interface Claim {
  readonly id: string;
  readonly kind: string;
  readonly says: string;
  readonly line: number;
  /** JSON pointers into the bundled document, as in the file. */
  readonly at: readonly string[];
  /** For a gap: the decisions that answer it. */
  readonly decisions: readonly string[];
  /** For members, parameters and bodies by name: the facts that `holdsFaults` compares with the document. */
  readonly holds: unknown;
  /** How it can be tested; `spec-only` and `receiver` if it cannot be tested over HTTP. */
  readonly test: string;
  readonly sameAs: string | undefined;
}

/** spec/claims.yaml. */
export interface ClaimsFile {
  readonly file: string;
  readonly claims: readonly Claim[];
  readonly text: string;
}

/** Reads spec/claims.yaml. Throws with file and line if it is not a list of maps with ids. */
export function readClaims(file: string): ClaimsFile {
  return parseClaims(readFileSync(file, 'utf8'), file);
}

/** Parses a claims file, whose items begin with `- `. `file` is the name in errors. */
export function parseClaims(text: string, file: string): ClaimsFile {
  const items = parse(text, file);
  const lines = text.split('\n').flatMap((line, index) => (line.startsWith('- ') ? index + 1 : []));
  if (!Array.isArray(items) || items.length !== lines.length)
    throw new Error(`${file}:1: expected a list of claims ("- id: …").`);
  const claims = items.map((item: unknown, index) => toClaim(item, lines[index] ?? 1, file));
  return { file, claims, text };
}

function parse(text: string, file: string): unknown {
  try {
    return load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = (error.mark?.line ?? 0) + 1;
    const message = `${file}:${line}: this is not valid YAML (${error.reason}).`;
    throw new Error(message, { cause: error });
  }
}

function toClaim(value: unknown, line: number, file: string): Claim {
  if (!isObject(value)) throw new Error(`${file}:${line}: expected a claim ("id: …").`);
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
    holds: field(value, 'holds'),
    test: textIn(value, 'test') ?? '',
    sameAs: textIn(value, 'same_as'),
  };
}

function textIn(value: unknown, name: string): string | undefined {
  const found = field(value, name);
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}
