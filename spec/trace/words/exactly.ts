import type { Element, SchemaIndex } from './schema-index.ts';
import { judged, namedIn, type WordCheck } from './word-check.ts';

/** "exactly": `minLength` and `maxLength`, or a pattern, restrict a string in a request to this length. */
export const exactly: WordCheck = {
  word: 'exactly',
  pattern: /\bexactly\b/i,
  judge: (claim, elements, index) => {
    const length = /\bexactly (\d+) (?:characters|letters)\b/.exec(claim.says)?.[1];
    if (length === undefined) return [];
    return namedIn(claim, elements)
      .filter(({ node, inRequests }) => inRequests && isText(node, index))
      .map((element) =>
        judged(element, hasLength(element, Number(length), index), `it allows other lengths`),
      );
  },
};

function isText(schema: unknown, index: SchemaIndex): boolean {
  return index.valuesOf(schema, 'type').flat().includes('string');
}

function hasLength({ node }: Element, length: number, index: SchemaIndex): boolean {
  const patterns = index.valuesOf(node, 'pattern').map(String);
  // One character class with a repeat count.
  const isOneSet = patterns.some(
    (each) => /^\^\[[^\]]+\]\{(\d+)\}\$$/.exec(each)?.[1] === String(length),
  );
  const isBounded = ['minLength', 'maxLength'].every((keyword) =>
    index.valuesOf(node, keyword).includes(length),
  );
  return isOneSet || isBounded;
}
