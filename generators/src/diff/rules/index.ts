import { facetRule, isFacetRule, type FacetRule } from './facets.js';
import { namedRules } from './named.js';
import type { Rule } from './rule.js';

export type RuleName = FacetRule | keyof typeof namedRules;

export function ruleOf(name: RuleName): Rule {
  return isFacetRule(name) ? facetRule(name) : namedRules[name];
}

/** True if a text is the name of a rule. */
export function isRuleName(name: string): name is RuleName {
  return isFacetRule(name) || Object.hasOwn(namedRules, name);
}
