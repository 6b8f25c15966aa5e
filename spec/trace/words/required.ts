import { field, fields, strings } from '../../document/guards.ts';
import type { Element, SchemaIndex } from './schema-index.ts';
import { judged, namedIn, type WordCheck } from './word-check.ts';

const negative = /\b(?:not|none|not among the) required\b|\boptional\b|\bno mandatory mark\b/;
/** The country of the merchant's platform, which a schema cannot express. */
const unknowable = /US(?:-based)? platforms/;
/** `required when type is ITEM`, `mandatory for SCHEDULED`. */
const condition = /\b(?:when type is|for) ([A-Z]{3,})\b/;

/**
 * "required" and "mandatory": the member that the claim names is in `required` of its request schema,
 * the parameter is required. "not required" and "optional": it is not.
 */
export const required: WordCheck = {
  word: 'required',
  pattern: /\b(?:required|requires|mandatory|optional)\b/,
  judge: (claim, elements, index) => {
    if (unknowable.test(claim.says)) return [];
    const isNegative = negative.test(claim.says);
    const value = condition.exec(claim.says)?.[1];
    return namedIn(claim, elements)
      .filter((element) => element.inRequests && (!value || isInVariant(element, value, index)))
      .map((element) =>
        judged(
          element,
          isRequired(element) !== isNegative,
          isNegative ? 'it is required' : 'it is optional',
        ),
      );
  },
};

function isRequired({ name, parent, node }: Element): boolean {
  return parent ? strings(parent['required']).includes(name ?? '') : node['required'] === true;
}

/** Returns true if a member belongs to the variant with this value of a constant, such as `type: ITEM`. */
function isInVariant({ parent }: Element, value: string, index: SchemaIndex): boolean {
  return fields(field(parent, 'properties')).some(([, member]) => {
    const constants = [...index.valuesOf(member, 'const'), ...index.valuesOf(member, 'enum')];
    return constants.some((each) => each === value || String(each) === value);
  });
}
