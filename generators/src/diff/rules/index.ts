import { httpRules } from './http.js';
import { facetRule, isFacetRule, type FacetRule } from './facets.js';
import { operationRules } from './operations.js';
import { propertyRules } from './properties.js';
import type { Rule } from './rule.js';
import { docsRules } from './docs.js';

/** All rules except those for valid values. */
export const namedRules = {
  ...operationRules,
  ...propertyRules,
  ...httpRules,
  ...docsRules,
} as const satisfies Record<string, Rule>;

/** The name of a rule. */
export type RuleName = FacetRule | keyof typeof namedRules;

/** Returns a rule by name. */
export function ruleOf(name: RuleName): Rule {
  return isFacetRule(name) ? facetRule(name) : namedRules[name];
}
