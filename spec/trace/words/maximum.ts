import type { Element, SchemaIndex } from './schema-index.ts';
import { judged, type Judgement, type WordCheck } from './word-check.ts';

/**
 * "maximum", "up to" and ranges: the request schema has the number of the claim, as `maxLength` of a string (and
 * `minLength`, if the claim has a range) or as `maximum` of a number; a tree has as many levels as the claim says.
 */
export const maximum: WordCheck = {
  word: 'maximum',
  pattern: /\b(?:max|maximum|up to|at most)\b|\b\d+ to \d+\b/i,
  judge: ({ says }, elements, index) => {
    const sent = elements.filter(({ inRequests, name }) => inRequests && name !== undefined);
    return [
      ...lengths(says, sent, index),
      ...numbers(says, sent, index),
      ...levels(says, sent, index),
    ];
  },
};

function lengths(says: string, elements: readonly Element[], index: SchemaIndex): Judgement[] {
  const [, least, most] = /\b(?:(\d+)|up) to (\d+) characters\b/.exec(says) ?? [];
  if (most === undefined) return [];
  const limits = new Map([
    ['maxLength', Number(most)],
    ...(least === undefined ? [] : [['minLength', Number(least)] as const]),
  ]);
  // Only strings have a length: an object may also cite the claim.
  const texts = elements.filter(({ node }) => isOf(node, 'string', index));
  return texts.map((element) => limited(element, limits, index));
}

function numbers(says: string, elements: readonly Element[], index: SchemaIndex): Judgement[] {
  const most = /\bmax(?:imum)? (\d+)\b/.exec(says)?.[1];
  if (most === undefined) return [];
  const limits = new Map([['maximum', Number(most)]]);
  return elements
    .filter(({ node }) => isOf(node['schema'] ?? node, 'integer', index))
    .map((element) => limited(element, limits, index));
}

const numerals = ['zero', 'one', 'two', 'three', 'four'];

/** Compares the number of levels of a tree with the claim; the list of the outer object is the first level. */
function levels(says: string, elements: readonly Element[], index: SchemaIndex): Judgement[] {
  const word = /\b(?:up to|at most) (\w+) levels\b/.exec(says)?.[1];
  const most = numerals.indexOf(word ?? '');
  if (most < 0) return [];
  return elements
    .filter(({ node, parent }) => parent !== undefined && isOf(node, 'array', index))
    .map((element) => {
      const found = index.depthOf(element.parent, element.name ?? '');
      const shown = found === Number.POSITIVE_INFINITY ? 'without limit' : `${found} levels`;
      return judged(element, found <= most, `it nests ${shown}`);
    });
}

function limited(
  element: Element,
  limits: ReadonlyMap<string, number>,
  index: SchemaIndex,
): Judgement {
  const schema = element.node['schema'] ?? element.node;
  const wrong = [...limits].flatMap(([keyword, limit]) => {
    const values = index.valuesOf(schema, keyword);
    return values.includes(limit) ? [] : [`${keyword} is ${values.join(', ') || 'missing'}`];
  });
  return judged(element, wrong.length === 0, wrong.join(' and '));
}

function isOf(schema: unknown, type: string, index: SchemaIndex): boolean {
  return index.valuesOf(schema, 'type').flat().includes(type);
}
