import type { Exchange } from './http/exchange.js';
import { notImplementedReason } from './reasons.js';

/** How a check ended. */
export type Outcome =
  | { readonly status: 'passed'; readonly cases: number; readonly notes?: readonly string[] }
  | {
      readonly status: 'failed';
      readonly cases: number;
      readonly findings: readonly Finding[];
      readonly notes?: readonly string[];
    }
  | { readonly status: 'not applicable' | 'not run'; readonly reason: string };

/** One way in which the target differs from the rule. */
export interface Finding {
  /** What was expected, in one sentence. */
  readonly expected: string;
  /** What was found instead. */
  readonly actual: string;
  /** What was tried, such as `items[0].amount: below minimum 1`. */
  readonly attempt?: string;
  /** The statements of the reference that it breaks, where they are closer than the check's. */
  readonly claims?: readonly string[];
  readonly exchanges: readonly Exchange[];
  /** The smallest input found that shows it. */
  readonly input?: unknown;
}

/** Ends a check without a judgement: something that it needs is not there. */
export class NotRun extends Error {}

/** Ends a check whose operation the target does not have. */
export class NotImplemented extends NotRun {
  constructor(readonly operationId: string) {
    super(notImplementedReason(operationId));
  }
}

/** Ends a check with a finding. */
export class Failure extends Error {
  constructor(readonly finding: Finding) {
    super(finding.actual);
  }
}
