import { allChecks, type Check, type CheckResult } from '@seller-funds/conformance';
import document from '@seller-funds/contract/openapi.json' with { type: 'json' };

/** A finding of a check, as far as mutation testing uses it. */
export interface CheckFinding {
  readonly check: string;
  /** The claims that the finding cites. */
  readonly claims: readonly string[];
  readonly expected: string;
  readonly actual: string;
  /** Identifies the fault, whatever codes the response contains. */
  readonly key: string;
}

/** All checks of the contract. */
export const checks: readonly Check[] = allChecks(document);

/** Reads the findings of a check. */
export function readFindings({ id, kind, findings }: CheckResult): CheckFinding[] {
  return findings.map(({ claims, expected, actual, attempt = '' }) => {
    // Observations are identified by the actual value, other checks by what was tried.
    const detail = kind === 'observation' ? actual : attempt;
    return { check: id, claims, expected, actual, key: `${id} ${detail} ${expected}` };
  });
}
