import { member, texts } from '../json.js';

/** The claims (`x-claims`) and decisions (`x-decision`) cited at an element of the document. */
export function citationsOf(element: unknown): string[] {
  return [...texts(member(element, 'x-claims')), ...texts(member(element, 'x-decision'))];
}
