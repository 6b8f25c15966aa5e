import { parse } from 'yaml';
import { elements, isObject, text, texts } from '../json.js';

/** A statement of the reference, and where the document has it. */
export interface Claim {
  readonly id: string;
  readonly says: string;
  /** What kind of statement it is, such as `field`, `rule` or `gap`: a question that is left open. */
  readonly kind: string;
  /** The section of the reference. */
  readonly where: string;
  /** How it could be tested, in words. */
  readonly test: string;
  /** JSON pointers into the document. */
  readonly at: readonly string[];
  /** For a question that the reference leaves open: the decisions that answer it. */
  readonly decisions: readonly string[];
}

/** Whether a claim is among what is cited: by its id, or by a decision that answers it. */
export function isCited({ id, decisions }: Claim, cited: Iterable<string>): boolean {
  const ids = new Set(cited);
  return ids.has(id) || decisions.some((decision) => ids.has(decision));
}

/** Reads a list of claims in YAML. Entries without id or statement are left out. */
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
        at: texts(entry['at']),
        decisions: texts(entry['decision']),
      },
    ];
  });
}
