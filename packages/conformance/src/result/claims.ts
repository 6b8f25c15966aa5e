import { parse } from 'yaml';
import { elements, isObject, text, texts } from '../json.js';

/** A statement of the reference and its places in the document. */
export interface Claim {
  readonly id: string;
  readonly says: string;
  /** The kind of statement, such as `field`, `rule` or `gap` (an open question). */
  readonly kind: string;
  readonly where: string;
  /** How it can be tested, in words. */
  readonly test: string;
  /** The id of a claim that says the same. */
  readonly sameAs?: string | undefined;
  /** JSON pointers into the document. */
  readonly at: readonly string[];
  readonly decisions: readonly string[];
}

/** True if the cited ids include the claim or a decision on it. */
export function isCited({ id, decisions }: Claim, cited: Iterable<string>): boolean {
  const ids = new Set(cited);
  return ids.has(id) || decisions.some((decision) => ids.has(decision));
}

/** Reads a list of claims in YAML. Skips entries without an id. */
export function readClaims(yaml: string): Claim[] {
  return elements(parse(yaml)).flatMap((entry): Claim[] => {
    const id = isObject(entry) ? text(entry['id']) : undefined;
    if (!isObject(entry) || id === undefined) return [];
    return [
      {
        id,
        says: text(entry['says']) ?? '',
        kind: text(entry['kind']) ?? '',
        where: text(entry['where']) ?? '',
        test: text(entry['test']) ?? '',
        sameAs: text(entry['same_as']),
        at: texts(entry['at']),
        decisions: texts(entry['decision']),
      },
    ];
  });
}
