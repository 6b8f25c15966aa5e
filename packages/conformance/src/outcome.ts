import type { Exchange } from './http/exchange.js';
import type { Path } from './json.js';
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

/** One way in which the target breaks the rule. */
export interface Finding {
  readonly expected: string;
  readonly actual: string;
  /** What the request tried, such as `items[0].amount: below minimum 1`. */
  readonly attempt?: string;
  /** The claims that it breaks, if they are more specific than those of the check. */
  readonly claims?: readonly string[];
  readonly exchanges: readonly Exchange[];
  /** The path of the value that differs, in the body of the last response. */
  readonly place?: Path;
  readonly input?: unknown;
}

/** Ends a check without a verdict because a prerequisite is missing. */
export class NotRun extends Error {}

/** Ends a check that only a target that follows our decisions can pass. */
export class NotApplicable extends Error {}

/** Ends a check because the target does not implement the operation. */
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

/** Returns undefined if the target does not implement the operation. */
export async function ifImplemented<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof NotImplemented) return undefined;
    throw error;
  }
}
