import { elements as list } from '../../document/guards.ts';
import type { Element } from './schema-index.ts';
import { judged, namedIn, type WordCheck } from './word-check.ts';

const example = /\b([A-Z][A-Z_]+) (?:seen|appears)\b|\be\.g\. ([A-Z][A-Z_]+)\b/g;

/**
 * "seen", "appears", "e.g.": the reference shows a value as an example, so that responses must accept other values too.
 * A value belongs to the last member that the sentence names before it.
 */
export const seen: WordCheck = {
  word: 'seen',
  pattern: /\b(?:seen|appears)\b|\be\.g\./,
  judge: (claim, elements, index) => {
    // The only allowed value is not an example.
    if (/\bonly\b/.test(claim.says)) return [];
    const members = namedIn(claim, elements).filter(({ inResponses }) => inResponses);
    return [...claim.says.matchAll(example)].flatMap((match) => {
      const value = match[1] ?? match[2];
      return lastNamed(members, claim.says.slice(0, match.index)).map((element) => {
        const closed = [
          ...index.valuesOf(element.node, 'enum').flatMap(list),
          ...index.valuesOf(element.node, 'const'),
        ];
        return judged(element, !closed.includes(value), `it accepts only ${closed.join(', ')}`);
      });
    });
  },
};

function lastNamed(members: readonly Element[], text: string): Element[] {
  const places = members.map(({ name }) =>
    text.search(new RegExp(`\\b${name}\\b(?!.*\\b${name}\\b)`)),
  );
  const last = Math.max(...places);
  return last < 0 ? [] : members.filter((_, position) => places[position] === last);
}
