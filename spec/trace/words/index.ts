import type { Claim, ClaimsFile } from '../claims.ts';
import type { Citations } from '../collect.ts';
import type { Decision } from '../decisions.ts';
import type { Fault } from '../fault.ts';
import { any } from './any.ts';
import { exactly } from './exactly.ts';
import { maximum } from './maximum.ts';
import { never } from './never.ts';
import { only } from './only.ts';
import { required } from './required.ts';
import { SchemaIndex, type Element } from './schema-index.ts';
import { seen } from './seen.ts';
import type { WordCheck } from './word-check.ts';

/** The result of a word check for one claim. */
export interface WordResult {
  readonly word: string;
  readonly claim: Claim;
  /** The elements that agree with the claim. */
  readonly agreeing: readonly string[];
  /** Decisions on a contradiction that cover the other elements. */
  readonly settledBy: readonly string[];
  readonly faults: readonly Fault[];
}

/** The words that are checked, in the order of reports. */
export const checkedWords = [
  'required',
  'only',
  'any',
  'never',
  'maximum',
  'exactly',
  'seen',
] as const;

/**
 * Compares the words of the claims with the schemas of a bundled document. A claim has a result for each word in
 * its sentence, even if no element can be judged automatically. An element is covered by a decision of the kind
 * contradiction (or departure) that it cites and that is related to the claim.
 */
export function checkWords(
  file: ClaimsFile,
  citations: Citations,
  decisions: readonly Decision[],
  document: unknown,
): WordResult[] {
  const index = new SchemaIndex(document);
  const sentences = new Map(file.claims.map(({ id, says }) => [id, says]));
  const checks: WordCheck[] = [
    required,
    only,
    any,
    never((id) => sentences.get(id) ?? ''),
    maximum,
    exactly,
    seen,
  ];
  return file.claims
    .filter(({ kind }) => kind !== 'gap')
    .flatMap((claim) =>
      checks
        .filter(({ pattern }) => pattern.test(claim.says))
        .map((check) => resultOf(check, claim, { file, citations, decisions, index })),
    );
}

interface Compared {
  readonly file: ClaimsFile;
  readonly citations: Citations;
  readonly decisions: readonly Decision[];
  readonly index: SchemaIndex;
}

function resultOf(
  check: WordCheck,
  claim: Claim,
  { file, citations, decisions, index }: Compared,
): WordResult {
  const pointers = citations.claims.get(claim.id) ?? [];
  const elements = pointers.flatMap((pointer) => index.at(pointer) ?? []);
  const settling = decisions.filter(
    ({ kind, restsOn }) => kind !== 'silence' && restsOn.includes(claim.id),
  );
  const settledBy = new Set<string>();
  const faults: Fault[] = [];
  const agreeing: string[] = [];
  for (const { element, fault } of check.judge(claim, elements, index)) {
    const settled = settling.find(({ id }) => element.decisions.includes(id));
    if (fault === undefined) agreeing.push(element.pointer);
    else if (settled) settledBy.add(settled.id);
    else faults.push(faultAt(check, claim, element, fault, file.file));
  }
  return { word: check.word, claim, agreeing, settledBy: [...settledBy], faults };
}

function faultAt(
  { word, pattern }: WordCheck,
  { id, line, says }: Claim,
  { pointer }: Element,
  fault: string,
  file: string,
): Fault {
  return {
    file,
    line,
    id,
    message: `the claim says "${pattern.exec(says)?.[0] ?? word}", but at ${pointer} ${fault}`,
    hint: 'Follow the statement there; where another statement contradicts it, cite a decision of kind contradiction that rests on both',
  };
}
