import type { Claim } from '../claims.ts';
import type { Element, SchemaIndex } from './schema-index.ts';

/** What a check found at an element: a fault, or that the element says what the claim says. */
export interface Judgement {
  readonly element: Element;
  /** What the element says instead, as the end of "the claim says …, but …". */
  readonly fault?: string;
}

/** Compares what a word in a claim means with what the document's schemas say. */
export interface WordCheck {
  readonly word: string;
  /** Finds the word in the sentence of a claim. */
  readonly pattern: RegExp;
  /** Judges the elements that express a claim; none where no machine can. */
  judge(claim: Claim, elements: readonly Element[], index: SchemaIndex): Judgement[];
}

/** The elements that describe a member or parameter which a sentence names. */
export function namedIn({ says }: Claim, elements: readonly Element[]): Element[] {
  return elements.filter(
    ({ name }) => name !== undefined && new RegExp(`(^|[^A-Za-z])${name}([^A-Za-z]|$)`).test(says),
  );
}

/** A judgement that is a fault unless something holds. */
export function judged(element: Element, holds: boolean, fault: string): Judgement {
  return holds ? { element } : { element, fault };
}
