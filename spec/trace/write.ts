import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import type { ClaimsFile } from './claims.ts';
import type { Citations } from './collect.ts';

/**
 * The text of the claims file with each `at` list set to what the document cites: in the order of
 * the document, as the last field of a new one, and absent where nothing cites the claim. All else
 * stays, comments and order included.
 */
export function withCurrentPointers({ text }: ClaimsFile, citations: Citations): string {
  const changed: Document = parseDocument(text);
  const items = isSeq(changed.contents) ? changed.contents.items : [];
  for (const item of items) {
    if (!isMap(item)) continue;
    const id = item.get('id');
    const pointers = typeof id === 'string' ? citations.claims.get(id) : undefined;
    if (pointers === undefined || item.get('kind') === 'gap') item.delete('at');
    else item.set('at', changed.createNode(pointers));
  }
  return claimsText(changed);
}

/** A claims file as text, in the one form in which it is written. */
export function claimsText(document: Document): string {
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
