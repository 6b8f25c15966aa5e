import { httpRules } from './http.js';
import { facetRule, isFacetRule, type FacetRule } from './facets.js';
import { operationRules } from './operations.js';
import { propertyRules } from './properties.js';
import type { Rule } from './rule.js';
import { docsRules } from './docs.js';

/** Every rule that is not about the set of valid values. */
export const namedRules = {
  ...operationRules,
  ...propertyRules,
  ...httpRules,
  ...docsRules,
} as const satisfies Record<string, Rule>;

/** The name of a rule; one that does not exist does not compile. */
export type RuleName = FacetRule | keyof typeof namedRules;

/** What a rule says. */
export function ruleOf(name: RuleName): Rule {
  return isFacetRule(name) ? facetRule(name) : namedRules[name];
}
