import { strings } from '../../document/guards.ts';
import { isSent } from './only.ts';
import type { SchemaIndex } from './schema-index.ts';
import { judged, type WordCheck } from './word-check.ts';

/**
 * "never": no request schema has the members that a claim excludes ("Fields named … must never be
 * sent in requests"), except where a claim says of one that it is ignored or accepted.
 *
 * @param saysOf returns the sentence of a claim by its id
 */
export function never(saysOf: (id: string) => string): WordCheck {
  return {
    word: 'never',
    pattern: /\bnever\b/i,
    judge: ({ says }, _elements, index: SchemaIndex) => {
      const name = /\bFields named (\w+) must never be sent\b/.exec(says)?.[1];
      if (name === undefined) return [];
      return index
        .membersNamed(name)
        .filter((element) => isSent(element, index))
        .map((element) => {
          const others = strings(element.node['x-claims']).map(saysOf);
          const isNamed = others.some((each) => /\b(?:ignored|accepted)\b/.test(each));
          return judged(element, isNamed, 'it is in a request schema');
        });
    },
  };
}
