import type { Finding, Outcome } from '../outcome.js';

/** Whether only our decisions speak for something: the reference says nothing of it. */
export function isDecidedOnly(claims: readonly string[]): boolean {
  return claims.length > 0 && claims.every((id) => /^D\d+$/.test(id));
}

/**
 * An outcome without what stands against our decisions alone. A service that takes another way which
 * the reference allows has not failed; where that is all that a check is about, it does not apply.
 *
 * @param claims those of the check, for findings that have none of their own
 */
export function withoutDecisions(outcome: Outcome, claims: readonly string[]): Outcome {
  if (outcome.status !== 'failed') return outcome;
  const isDecided = (finding: Finding): boolean => isDecidedOnly(finding.claims ?? claims);
  const findings = outcome.findings.filter((each) => !isDecided(each));
  if (findings.length > 0) return { ...outcome, findings };
  const isPart = outcome.findings.every((each) => each.claims !== undefined);
  // What else was judged held; a finding of the whole check leaves nothing judged.
  if (isPart) return { status: 'passed', cases: outcome.cases };
  const [first] = outcome.findings;
  const decisions = [
    ...new Set(outcome.findings.flatMap((finding) => finding.claims ?? claims)),
  ].join(', ');
  const example = first ? `, such as: ${first.expected}; ${first.actual}` : '';
  return {
    status: 'not applicable',
    reason: `The target differs from our decisions alone (${decisions}), where the reference leaves a choice${example}.`,
  };
}
