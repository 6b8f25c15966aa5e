/** The version of the result format, increased by every breaking change. */
export const resultVersion = 2;

/** The result of a run. `result.schema.json` is the schema of its JSON form. */
export interface Result {
  readonly format: 'conformance-result';
  readonly formatVersion: typeof resultVersion;
  readonly target: string;
  /** The document of `--spec`; undefined for the API of this project. */
  readonly spec?: string;
  readonly document: { readonly title: string; readonly release: string };
  /** A run with the same seed sends the same requests. */
  readonly seed: number;
  readonly adapter: string;
  /** RFC 3339, in UTC. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly summary: Summary;
  readonly checks: readonly CheckResult[];
  /** The statements of the reference that the selected checks test, or all; empty for other documents. */
  readonly claims: readonly ClaimResult[];
  /** The decisions that the selected checks test, or all; empty for other documents. */
  readonly decisions: readonly DecisionResult[];
  /** The operations that the selected checks called or found missing, or all. */
  readonly operations: readonly OperationResult[];
}

/** The counts of a run. */
export interface Summary {
  readonly checks: Readonly<Record<CheckStatus, number>>;
  /** Counts the statements that can be tested over HTTP and that a selected check tests. */
  readonly claims: Readonly<Record<CountedStatus, number>>;
  /** Counts the decisions that a selected check tests. */
  readonly decisions: Readonly<Record<CountedStatus, number>>;
  /** Counts the operations of the document. */
  readonly operations: Readonly<Record<OperationStatus, number>>;
  readonly cases: number;
  readonly requests: number;
  /** The pairs of a write and a state of what it touches: those that stories met, and all of the things that they touched. */
  readonly pairs?: { readonly met: number; readonly all: number };
}

export const checkStatuses = ['passed', 'failed', 'not run', 'not applicable'] as const;
export type CheckStatus = (typeof checkStatuses)[number];
/**
 * `proved` if an exchange showed it, `failed` if a finding cites it, otherwise `not shown`.
 * `not testable` if it cannot be tested over HTTP, `open` if the reference leaves the question to decisions.
 */
export type ClaimStatus = CountedStatus | 'not testable' | 'open';
/** The statuses that count in the summary. */
export const countedStatuses = ['proved', 'failed', 'not shown'] as const;
export type CountedStatus = (typeof countedStatuses)[number];

/** The statuses of an operation in a run. */
export const operationStatuses = ['called', 'not called', 'not implemented'] as const;
export type OperationStatus = (typeof operationStatuses)[number];

/** The result of one check. */
export interface CheckResult {
  readonly id: string;
  readonly title: string;
  readonly kind: 'generic' | 'observation' | 'scenario';
  readonly area: string;
  readonly version: string;
  /** The claims and decisions that it tests. */
  readonly claims: readonly string[];
  /** The claims that its exchanges showed. */
  readonly proved: readonly string[];
  readonly status: CheckStatus;
  /** Why it was not run or is not applicable. */
  readonly reason?: string;
  /** Observations that are not failures. */
  readonly notes?: readonly string[];
  /** The number of cases that were judged. */
  readonly cases: number;
  readonly seconds: number;
  readonly findings: readonly FindingResult[];
  /** Some of its requests, as examples. */
  readonly requests: readonly Evidence[];
}

/** One way in which the target breaks the rule. */
export interface FindingResult {
  readonly expected: string;
  readonly actual: string;
  readonly attempt?: string;
  readonly claims: readonly string[];
  /** The operation and the member of its response that differs, such as `v2.getBalance amounts[].amount`. */
  readonly place?: string;
  /** The smallest input found that reproduces it. */
  readonly input?: unknown;
  readonly requests: readonly Evidence[];
}

/** A request with its response. */
export interface Evidence {
  /** A curl command with `$API_KEY` in place of the key. */
  readonly curl: string;
  readonly method: string;
  readonly url: string;
  /** 0 if there was no response. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The first 4,000 characters. */
  readonly body: string;
  readonly milliseconds: number;
}

interface StatementResult {
  readonly id: string;
  /** For a decision: what was decided. */
  readonly says: string;
  /** Why it was not shown. */
  readonly reason?: string;
  /** The checks that are about it: those that failed first, then those that proved it. */
  readonly checks: readonly string[];
}

/** The result of one statement of the reference. */
export interface ClaimResult extends StatementResult {
  /** The section of the reference. */
  readonly where: string;
  /** The decisions on an open question. */
  readonly decisions: readonly string[];
  readonly status: ClaimStatus;
}

/** The result of one decision. */
export interface DecisionResult extends StatementResult {
  readonly question: string;
  readonly status: CountedStatus | 'not selected';
}

/** The responses of one operation. */
export interface OperationResult {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly documented: readonly string[];
  /** `not implemented` after a 501, an undocumented 404 or 405, or a 404 as for a path that the document does not have. */
  readonly status: OperationStatus;
  /** How often each status code was received. */
  readonly seen: Readonly<Record<string, number>>;
}
