import { field, fields, strings } from '../../document/guards.ts';
import type { Claim } from '../claims.ts';
import type { Element, SchemaIndex } from './schema-index.ts';
import { judged, namedIn, type Judgement, type WordCheck } from './word-check.ts';

/**
 * "only": the request schema accepts exactly the one allowed value ("EUR only", "fixed value IBAN"); `required` has
 * only the one required member; a member that is only in responses, or only in some objects, is not in other schemas;
 * an update schema has only the members that can be updated.
 */
export const only: WordCheck = {
  word: 'only',
  pattern: /\b(?:only|fixed)\b/i,
  judge: (claim, elements, index) => [
    ...oneValue(claim, elements, index),
    ...onlyRequired(claim, elements),
    ...onlyResponses(claim, elements, index),
    ...onlyThere(claim, elements, index),
    ...onlyChanged(claim, elements),
  ],
};

const value = /\b([A-Z]{3,})(?: appears as the)? only\b|\bfixed value ([A-Z]{3,})\b/;

function oneValue(claim: Claim, elements: readonly Element[], index: SchemaIndex): Judgement[] {
  const [, first, second] = value.exec(claim.says) ?? [];
  const allowed = first ?? second;
  if (allowed === undefined) return [];
  return namedIn(claim, elements)
    .filter(({ inRequests }) => inRequests)
    .map((element) => {
      const constants = index.valuesOf(element.node, 'const');
      const values = [...constants, ...index.valuesOf(element.node, 'enum').flatMap(strings)];
      const shown = values.length === 0 ? 'any value' : values.join(', ');
      const holds = values.length > 0 && values.every((each) => each === allowed);
      return judged(element, holds, `it accepts ${shown}`);
    });
}

function onlyRequired({ says }: Claim, elements: readonly Element[]): Judgement[] {
  const name = /\b(\w+) is the only required member\b/.exec(says)?.[1];
  if (name === undefined) return [];
  return elements
    .filter(({ node, inRequests }) => inRequests && field(node, 'properties') !== undefined)
    .map((element) => {
      const members = strings(element.node['required']);
      const shown = members.length === 0 ? 'nothing' : members.join(', ');
      return judged(element, members.join() === name, `it requires ${shown}`);
    });
}

function onlyResponses(
  claim: Claim,
  elements: readonly Element[],
  index: SchemaIndex,
): Judgement[] {
  if (!/\bresponse only\b/.test(claim.says)) return [];
  return namedIn(claim, elements).map((element) =>
    judged(element, !isSent(element, index), 'it is in a request schema'),
  );
}

const place = /\b(\w+) belongs only to\b|\b(\w+) \w+, only for [A-Z]+\b/;

function onlyThere(claim: Claim, elements: readonly Element[], index: SchemaIndex): Judgement[] {
  const [, first, second] = place.exec(claim.says) ?? [];
  const name = first ?? second;
  if (name === undefined) return [];
  const cited = elements.map(({ pointer }) => pointer);
  const isOfRequests = second !== undefined;
  return index
    .membersNamed(name)
    .filter((element) => !isOfRequests || isSent(element, index))
    .map((element) => judged(element, cited.includes(element.pointer), 'it is in this schema too'));
}

function onlyChanged({ says }: Claim, elements: readonly Element[]): Judgement[] {
  const names = /^Only (\w+(?:(?:, | and )\w+)*) can be updated\b/.exec(says)?.[1];
  if (names === undefined) return [];
  const allowed = names.split(/, | and /);
  return elements
    .filter(({ node, inRequests }) => inRequests && field(node, 'properties') !== undefined)
    .map((element) => {
      // Members of other claims, such as an ignored code, are not checked here.
      const others = fields(element.node['properties']).filter(
        ([name, member]) =>
          !allowed.includes(name) && strings(field(member, 'x-claims')).length === 0,
      );
      const shown = others.map(([name]) => name).join(', ');
      return judged(element, others.length === 0, `it also accepts ${shown}`);
    });
}

/** Returns true if requests can have the member; a `readOnly` member is only in responses. */
export function isSent(element: Element, index: SchemaIndex): boolean {
  return element.inRequests && !index.valuesOf(element.node, 'readOnly').includes(true);
}
