import type { Direction } from '../../model/directions.js';
import { type Rule, rules } from './rule.js';

/** How the set of valid values changed: smaller, larger, or both. */
export type Verdict = 'narrowed' | 'widened' | 'changed';

const facets = [
  'type',
  'values',
  'limit',
  'pattern',
  'format',
  'multiple',
  'unique',
  'required',
  'additional',
  'union',
  'constraint',
] as const;

/** A part of a schema that determines the valid values. */
export type Facet = (typeof facets)[number];

/** The name of a rule for valid values. */
export type FacetRule = `${Direction}/${Facet}-${Verdict}`;

/** The rules for smaller and larger sets of values, for all parts of a schema. */
const general: Readonly<Record<`${Direction}/${Verdict}`, Rule>> = {
  ...rules('breaking', 'breaking', {
    'request/changed':
      'Values that existing clients send are rejected, and an existing server rejects the new values.',
    'response/changed':
      'Existing clients receive values that they do not expect, and an existing server returns values that are no longer allowed.',
  }),
  ...rules('breaking', 'risky', {
    'request/narrowed':
      'Values that existing clients send are rejected; an existing server still accepts them.',
  }),
  ...rules('breaking', 'compatible', {
    'response/widened': 'Existing clients may receive values that they do not expect.',
  }),
  ...rules('compatible', 'breaking', {
    'request/widened': 'Existing clients still work; an existing server rejects the new values.',
    'response/narrowed':
      'Existing clients still work; an existing server may return values that are no longer allowed.',
  }),
};

/** For patterns, formats and conditions, which cannot be compared. */
const undecided: Rule = {
  clients: 'risky',
  servers: 'risky',
  why: 'The document does not show whether all valid values are still valid: compare the two manually.',
};

const special: Readonly<Partial<Record<FacetRule, Rule>>> = {
  ...rules('risky', 'compatible', {
    'response/values-widened':
      'Clients that do not expect new values may fail; those that accept unknown values still work.',
    'response/additional-widened':
      'Clients that reject unknown properties may fail; others ignore them.',
  }),
  'request/pattern-changed': undecided,
  'response/pattern-changed': undecided,
  'request/format-changed': undecided,
  'response/format-changed': undecided,
  'request/constraint-changed': undecided,
  'response/constraint-changed': undecided,
};

/** True if a name is that of a rule for valid values. */
export function isFacetRule(name: string): name is FacetRule {
  const found = /^(?:request|response)\/([a-z]+)-(?:narrowed|widened|changed)$/.exec(name);
  return facets.some((facet) => facet === found?.[1]);
}

/** Returns a rule for valid values. */
export function facetRule(name: FacetRule): Rule {
  const [direction, , verdict] = name.split(/[/-]/);
  return special[name] ?? general[`${direction as Direction}/${verdict as Verdict}`];
}
