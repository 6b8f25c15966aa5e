import type { Operation } from '../document/api.js';
import { isCited, type Claim } from './claims.js';
import type {
  CheckResult,
  CheckStatus,
  ClaimResult,
  ClaimStatus,
  CountedStatus,
  OperationResult,
  OperationStatus,
  Summary,
} from './result.js';

/** How a claim says that nothing can be seen of it over HTTP. */
const untestable = ['spec-only', 'receiver'];

/**
 * What the checks together say of each claim. It fails with any finding that names it, and is proved
 * where a check's exchanges showed it.
 *
 * @param isWhole whether all checks were selected: else what none of them is about is not selected
 */
export function claimResults(
  claims: readonly Claim[],
  checks: readonly CheckResult[],
  isWhole: boolean,
): ClaimResult[] {
  return claims.map((claim) => {
    const { id, says, where } = claim;
    const about = checks.filter((check) => isCited(claim, check.claims));
    const failing = checks.filter((check) =>
      check.findings.some((finding) => isCited(claim, finding.claims)),
    );
    const proving = about.filter((check) => isCited(claim, check.proved));
    const others = about.filter((check) => !failing.includes(check) && !proving.includes(check));
    const status: ClaimStatus = untestable.includes(claim.test)
      ? 'not testable'
      : failing.length > 0
        ? 'failed'
        : proving.length > 0
          ? 'proved'
          : about.length > 0 || isWhole
            ? 'not shown'
            : 'not selected';
    return {
      id,
      says,
      where,
      status,
      ...(status === 'not shown' ? { reason: whyNotShown(about) } : {}),
      checks: [...new Set([...failing, ...proving, ...others])].map((each) => each.id),
    };
  });
}

/** The reason of the check that is most about the claim: one that cites little else. */
function whyNotShown(about: readonly CheckResult[]): string {
  const [nearest] = about.toSorted(
    (a, b) =>
      Number(b.kind === 'scenario') - Number(a.kind === 'scenario') ||
      a.claims.length - b.claims.length,
  );
  if (!nearest) return 'No check is about it.';
  if (nearest.reason !== undefined) return nearest.reason;
  if (nearest.status === 'failed') return 'A check that would show it failed for another reason.';
  return 'No answer showed it.';
}

/** The counts of a run. */
export function summaryOf(
  checks: readonly CheckResult[],
  claims: readonly ClaimResult[],
  operations: readonly OperationResult[],
  requests: number,
): Summary {
  const checkCount = (status: CheckStatus): number =>
    checks.filter((check) => check.status === status).length;
  const operationCount = (status: OperationStatus): number =>
    operations.filter((operation) => operation.status === status).length;
  const claimCount = (status: CountedStatus): number =>
    claims.filter((claim) => claim.status === status).length;
  return {
    checks: {
      passed: checkCount('passed'),
      failed: checkCount('failed'),
      'not run': checkCount('not run'),
      'not applicable': checkCount('not applicable'),
    },
    claims: {
      proved: claimCount('proved'),
      failed: claimCount('failed'),
      'not shown': claimCount('not shown'),
    },
    operations: {
      called: operationCount('called'),
      'not called': operationCount('not called'),
      'not implemented': operationCount('not implemented'),
    },
    cases: checks.reduce((sum, check) => sum + check.cases, 0),
    requests,
  };
}

/** The statuses seen of each operation, beside those that are documented. */
export function operationResults(
  operations: readonly Operation[],
  statuses: ReadonlyMap<string, ReadonlyMap<number, number>>,
  absent: ReadonlySet<string>,
): OperationResult[] {
  return operations.map(({ id, method, path, responses }) => ({
    id,
    method,
    path,
    documented: [...responses.keys()],
    status: absent.has(id) ? 'not implemented' : statuses.has(id) ? 'called' : 'not called',
    seen: Object.fromEntries(statuses.get(id) ?? []),
  }));
}
