import { member, texts } from '../json.js';

/** On what an element of the document rests: statements of the reference, and our decisions. */
export function citationsOf(element: unknown): string[] {
  return [...texts(member(element, 'x-claims')), ...texts(member(element, 'x-decision'))];
}
