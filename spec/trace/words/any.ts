import { judged, namedIn, type WordCheck } from './word-check.ts';

/** "any": the schema of the member does not restrict its values; for "any type" not even their type. */
export const any: WordCheck = {
  word: 'any',
  pattern: /\bany\b/i,
  judge: (claim, elements, index) => {
    const keywords = ['enum', 'const', 'pattern', 'format'];
    if (/\bany type\b/.test(claim.says)) keywords.push('type', 'oneOf', 'anyOf', 'properties');
    return namedIn(claim, elements).map((element) => {
      const found = keywords.filter((each) => index.valuesOf(element.node, each).length > 0);
      return judged(element, found.length === 0, `its schema has ${found.join(', ')}`);
    });
  },
};
