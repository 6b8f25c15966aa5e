import { isMap, isSeq, parseDocument, type Document } from 'yaml';
import type { ClaimsFile } from './claims.ts';
import type { Citations } from './collect.ts';

/**
 * Returns the text of the claims file with updated `at` lists, in the order of the document. A list is removed if
 * nothing cites the claim. Everything else is unchanged, including comments and order.
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
  return changed.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true });
}
