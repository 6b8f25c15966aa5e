import { facetRule, isFacetRule, type FacetRule } from './facets.js';
import { namedRules } from './named.js';
import type { Rule } from './rule.js';

/** The name of a rule. */
export type RuleName = FacetRule | keyof typeof namedRules;

/** Returns a rule by name. */
export function ruleOf(name: RuleName): Rule {
  return isFacetRule(name) ? facetRule(name) : namedRules[name];
}
