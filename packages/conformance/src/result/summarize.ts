import type { Operation } from '../document/api.js';
import { isCited, type Claim } from './claims.js';
import type {
  CheckResult,
  CheckStatus,
  ClaimResult,
  ClaimStatus,
  OperationResult,
  Summary,
} from './result.js';

/**
 * What the checks together say of each claim. A claim fails with any finding that names it; one that
 * only checks outside the run cite (`citable`) is not run.
 */
export function claimResults(
  claims: readonly Claim[],
  checks: readonly CheckResult[],
  citable: ReadonlySet<string>,
): ClaimResult[] {
  return claims.map((claim) => {
    const { id, says, where } = claim;
    const citing = checks.filter((check) => isCited(claim, check.claims));
    const failing = checks.filter((check) =>
      check.findings.some((finding) => isCited(claim, finding.claims)),
    );
    const passing = citing.filter((check) => check.status === 'passed');
    // A failed check that cites many claims refutes those that its findings name, no others.
    const others = citing.filter((check) => !failing.includes(check) && !passing.includes(check));
    const status: ClaimStatus =
      failing.length > 0
        ? 'failed'
        : passing.length > 0
          ? 'passed'
          : isCited(claim, citable)
            ? 'not run'
            : 'no check';
    return {
      id,
      says,
      where,
      status,
      checks: [...failing, ...passing, ...others].map((each) => each.id),
    };
  });
}

/** The counts of a run. */
export function summaryOf(
  checks: readonly CheckResult[],
  claims: readonly ClaimResult[],
  requests: number,
): Summary {
  const checkCount = (status: CheckStatus): number =>
    checks.filter((check) => check.status === status).length;
  const claimCount = (status: ClaimStatus): number =>
    claims.filter((claim) => claim.status === status).length;
  return {
    checks: {
      passed: checkCount('passed'),
      failed: checkCount('failed'),
      'not run': checkCount('not run'),
      'not applicable': checkCount('not applicable'),
    },
    claims: {
      passed: claimCount('passed'),
      failed: claimCount('failed'),
      'not run': claimCount('not run'),
      'no check': claimCount('no check'),
    },
    cases: checks.reduce((sum, check) => sum + check.cases, 0),
    requests,
  };
}

/** The statuses seen of each operation, beside those that are documented. */
export function operationResults(
  operations: readonly Operation[],
  statuses: ReadonlyMap<string, ReadonlyMap<number, number>>,
): OperationResult[] {
  return operations.map(({ id, method, path, responses }) => ({
    id,
    method,
    path,
    documented: [...responses.keys()],
    seen: Object.fromEntries(statuses.get(id) ?? []),
  }));
}
