import type { Outcome } from '../outcome.js';
import type { Check } from './check.js';
import { createIsRequired, type IsRequired } from './required.js';

/**
 * Removes findings that only violate decisions: a service may behave differently where the reference
 * leaves a choice. A check that tests nothing else becomes not applicable, and so does a scenario, which its first
 * finding ends.
 */
export function withoutDecisions(
  outcome: Outcome,
  { claims, kind }: Pick<Check, 'claims' | 'kind'>,
  isRequired: IsRequired = createIsRequired(false),
): Outcome {
  if (outcome.status !== 'failed') return outcome;
  const findings = outcome.findings.filter((each) => isRequired(each.claims ?? claims));
  if (findings.length > 0) return { ...outcome, findings };
  const isPart = kind !== 'scenario' && outcome.findings.every((each) => each.claims !== undefined);
  // The rest of the check passed. A finding without claims concerns the whole check.
  if (isPart) return { status: 'passed', cases: outcome.cases };
  const [first] = outcome.findings;
  const decisions = [
    ...new Set(outcome.findings.flatMap((finding) => finding.claims ?? claims)),
  ].join(', ');
  const example = first ? `, such as: ${first.expected}; ${first.actual}` : '';
  return {
    status: 'not applicable',
    reason: `The target differs only from decisions (${decisions}), where the reference leaves a choice${example}.`,
  };
}
