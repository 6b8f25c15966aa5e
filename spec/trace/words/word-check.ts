import type { Claim } from '../claims.ts';
import type { Element, SchemaIndex } from './schema-index.ts';

/** The result of a check for an element: a fault, or agreement with the claim. */
export interface Judgement {
  readonly element: Element;
  /** The difference, as the end of "the claim says …, but …". */
  readonly fault?: string;
}

/** Compares what a word in a claim means with what the document's schemas say. */
export interface WordCheck {
  readonly word: string;
  /** Finds the word in the sentence of a claim. */
  readonly pattern: RegExp;
  /** Judges the elements that express a claim; returns none if they cannot be judged automatically. */
  judge(claim: Claim, elements: readonly Element[], index: SchemaIndex): Judgement[];
}

/** Returns the elements of a member or parameter that the sentence of the claim names. */
export function namedIn({ says }: Claim, elements: readonly Element[]): Element[] {
  return elements.filter(
    ({ name }) => name !== undefined && new RegExp(`(^|[^A-Za-z])${name}([^A-Za-z]|$)`).test(says),
  );
}

/** Returns a judgement with a fault unless `holds` is true. */
export function judged(element: Element, holds: boolean, fault: string): Judgement {
  return holds ? { element } : { element, fault };
}
