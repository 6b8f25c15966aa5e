import type { Operation } from '../document/api.js';
import type { Claim } from './claims.js';
import type { Decision } from './decisions.js';
import type {
  CheckResult,
  ClaimResult,
  CountedStatus,
  DecisionResult,
  OperationResult,
  Result,
  Summary,
} from './result.js';
import { checkStatuses, countedStatuses, operationStatuses } from './result.js';

/** Values of `test` for claims that cannot be tested over HTTP. */
const untestable = ['spec-only', 'receiver'];

/** Derives the status of claims and decisions from the results of checks. */
export class Verdicts {
  readonly #checks: readonly CheckSets[];

  /** @param isWhole whether all checks were selected; otherwise what no check tests is left out */
  constructor(
    checks: readonly CheckResult[],
    private readonly isWhole: boolean,
  ) {
    this.#checks = checks.map((check) => ({
      check,
      about: new Set(check.claims),
      proved: new Set(check.proved),
      failed: new Set(check.findings.flatMap(({ claims }) => claims)),
    }));
  }

  /** The result of each statement; of a selection of checks, of those that they test. */
  ofClaims(claims: readonly Claim[]): ClaimResult[] {
    return claims.flatMap(({ id, says, where, decisions, kind, test }) => {
      const found = this.#verdictOn([id, ...decisions]);
      if (!this.isWhole && found.checks.length === 0) return [];
      const status =
        kind === 'gap' ? 'open' : untestable.includes(test) ? 'not testable' : found.status;
      const { checks, reason } = found;
      const why = status === 'not shown' && reason !== undefined ? { reason } : {};
      return [{ id, says, where, decisions, status, ...why, checks }];
    });
  }

  /** The result of each decision; of a selection of checks, of those that they test. */
  ofDecisions(decisions: readonly Decision[], areDemanded: boolean): DecisionResult[] {
    return decisions.flatMap(({ id, question, says }): DecisionResult[] => {
      const { status: found, reason, checks } = this.#verdictOn([id]);
      const status = found === 'failed' && !areDemanded ? 'not shown' : found;
      if (checks.length === 0)
        return this.isWhole ? [{ id, question, says, status: 'not selected', checks }] : [];
      const why = areDemanded ? reason : 'Decisions are only required with --decisions.';
      const explanation = status === 'not shown' && why !== undefined ? { reason: why } : {};
      return [{ id, question, says, status, ...explanation, checks }];
    });
  }

  /** Failed if a finding cites one of the ids; proved if the exchanges of a check showed one. */
  #verdictOn(ids: readonly string[]): Verdict {
    const isIn = (all: ReadonlySet<string>): boolean => ids.some((id) => all.has(id));
    const about = this.#checks.filter((each) => isIn(each.about));
    const failing = this.#checks.filter((each) => isIn(each.failed));
    const proving = about.filter((each) => isIn(each.proved));
    const checks = [...new Set([...failing, ...proving, ...about])].map(({ check }) => check.id);
    if (failing.length > 0) return { status: 'failed', checks };
    if (proving.length > 0) return { status: 'proved', checks };
    return { status: 'not shown', reason: whyNotShown(about.map(({ check }) => check)), checks };
  }
}

interface CheckSets {
  readonly check: CheckResult;
  readonly about: ReadonlySet<string>;
  readonly proved: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
}

interface Verdict {
  readonly status: CountedStatus;
  readonly reason?: string;
  readonly checks: readonly string[];
}

/** The reason of the most specific check: a scenario, or the check with the fewest claims. */
function whyNotShown(about: readonly CheckResult[]): string {
  const [nearest] = about.toSorted(
    (a, b) =>
      Number(b.kind === 'scenario') - Number(a.kind === 'scenario') ||
      a.claims.length - b.claims.length,
  );
  if (!nearest) return 'No check tests it.';
  if (nearest.reason !== undefined) return nearest.reason;
  if (nearest.status === 'failed')
    return 'A check that could have shown it failed for another reason.';
  return 'No response showed it.';
}

/** The counts of a run. */
export function buildSummary(
  checks: readonly CheckResult[],
  { claims, decisions, operations }: Pick<Result, 'claims' | 'decisions' | 'operations'>,
  requests: number,
): Summary {
  return {
    checks: countsOf(checks, checkStatuses),
    claims: countsOf(claims, countedStatuses),
    decisions: countsOf(decisions, countedStatuses),
    operations: countsOf(operations, operationStatuses),
    cases: checks.reduce((sum, check) => sum + check.cases, 0),
    requests,
  };
}

function countsOf<Status extends string>(
  all: readonly { readonly status: string }[],
  statuses: readonly Status[],
): Record<Status, number> {
  const counts = statuses.map((status) => [
    status,
    all.filter((each) => each.status === status).length,
  ]);
  return Object.fromEntries(counts) as Record<Status, number>;
}

/** Status codes that a target also returns for what it does not implement. */
const absences = ['401', '403', '404', '405', '501'];

/** True if a response showed that the target implements the operation. */
export function isServed({ status, seen }: OperationResult): boolean {
  // A body may be refused before its path is looked up.
  if (status === 'not implemented') return false;
  return Object.keys(seen).some((code) => !absences.includes(code));
}

/** The received and the documented status codes of each operation. */
export function buildOperationResults(
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
