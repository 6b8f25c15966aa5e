import { parse } from 'yaml';
import { elements, isObject, text } from '../json.js';

/** A statement of the reference, and where the document has it. */
export interface Claim {
  readonly id: string;
  readonly says: string;
  /** The section of the reference. */
  readonly where: string;
  /** How it could be tested, in words. */
  readonly test: string;
  /** JSON pointers into the document. */
  readonly at: readonly string[];
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
        where: text(entry['where']) ?? '',
        test: text(entry['test']) ?? '',
        at: elements(entry['at']).filter((each) => typeof each === 'string'),
      },
    ];
  });
}
