/** The version of the form of results; it grows when a reader of the old one would be misled. */
export const resultVersion = 2;

/** What a run found. `result.schema.json` describes its JSON form. */
export interface Result {
  readonly format: 'conformance-result';
  readonly formatVersion: typeof resultVersion;
  readonly target: string;
  readonly document: { readonly title: string; readonly release: string };
  /** Run again with it to get the same requests. */
  readonly seed: number;
  readonly adapter: string;
  /** RFC 3339, in UTC. */
  readonly startedAt: string;
  readonly seconds: number;
  readonly summary: Summary;
  readonly checks: readonly CheckResult[];
  /** Every known statement of the reference; empty where none are known. */
  readonly claims: readonly ClaimResult[];
  /** Our decisions; empty where none are known. */
  readonly decisions: readonly DecisionResult[];
  readonly operations: readonly OperationResult[];
}

/** Counts. */
export interface Summary {
  readonly checks: Readonly<Record<CheckStatus, number>>;
  /** Of the statements that HTTP can show and that the selected checks are about. */
  readonly claims: Readonly<Record<CountedStatus, number>>;
  /** Of our decisions that the selected checks are about. */
  readonly decisions: Readonly<Record<CountedStatus, number>>;
  /** Of the operations of the document. */
  readonly operations: Readonly<Record<OperationStatus, number>>;
  readonly cases: number;
  readonly requests: number;
}

export type CheckStatus = 'passed' | 'failed' | 'not run' | 'not applicable';
/**
 * `proved` where an exchange showed it, `failed` where a finding names it, `not shown` otherwise;
 * `not selected` where no check of the run is about it, `not testable` where HTTP cannot show it,
 * `open` where the reference states nothing: a question that decisions answer.
 */
export type ClaimStatus = CountedStatus | 'not selected' | 'not testable' | 'open';
/** The statuses that a run is measured by. */
export type CountedStatus = 'proved' | 'failed' | 'not shown';

/** What a run says of an operation. */
export type OperationStatus = 'called' | 'not called' | 'not implemented';

/** How one check ended. */
export interface CheckResult {
  readonly id: string;
  readonly title: string;
  readonly kind: 'generic' | 'observation' | 'scenario';
  readonly area: string;
  readonly version: string;
  /** What it is about. */
  readonly claims: readonly string[];
  /** Those of its claims that its exchanges showed. */
  readonly proved: readonly string[];
  readonly status: CheckStatus;
  /** Why it is not run or not applicable. */
  readonly reason?: string;
  /** What was seen that is worth knowing and no fault. */
  readonly notes?: readonly string[];
  /** How many cases were judged. */
  readonly cases: number;
  readonly seconds: number;
  readonly findings: readonly FindingResult[];
  /** Some of what it sent, so that a reader sees what was tried. */
  readonly requests: readonly Evidence[];
}

/** One way in which the target differs from the rule. */
export interface FindingResult {
  readonly expected: string;
  readonly actual: string;
  readonly attempt?: string;
  readonly claims: readonly string[];
  /** The smallest input found that shows it. */
  readonly input?: unknown;
  readonly requests: readonly Evidence[];
}

/** A request that can be sent again, and its answer. */
export interface Evidence {
  /** With the key as `$API_KEY`. */
  readonly curl: string;
  readonly method: string;
  readonly url: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** At most its first 4,000 characters. */
  readonly body: string;
  readonly milliseconds: number;
}

/** What a run says of one statement of the reference. */
export interface ClaimResult {
  readonly id: string;
  readonly says: string;
  /** The section of the reference. */
  readonly where: string;
  /** The decisions that answer an open question. */
  readonly decisions: readonly string[];
  readonly status: ClaimStatus;
  /** Why it was not shown. */
  readonly reason?: string;
  /** The checks that are about it: those that failed first, then those that proved it. */
  readonly checks: readonly string[];
}

/** What a run says of one of our decisions. */
export interface DecisionResult {
  readonly id: string;
  readonly question: string;
  /** What was decided. */
  readonly says: string;
  readonly status: CountedStatus | 'not selected';
  /** Why it was not shown. */
  readonly reason?: string;
  /** The checks that are about it: those that failed first, then those that proved it. */
  readonly checks: readonly string[];
}

/** Which answers of an operation were seen. */
export interface OperationResult {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly documented: readonly string[];
  /** `not implemented` where the target answers 501, or 404 where nothing could be unknown. */
  readonly status: OperationStatus;
  /** How often each status was seen. */
  readonly seen: Readonly<Record<string, number>>;
}
