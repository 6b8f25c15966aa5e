import type { CheckResult, Result } from '../result/result.js';

/** Shows a run while it goes on, and when it has ended. */
export interface Reporter {
  /** A check has ended. */
  readonly onResult?: (result: CheckResult, done: number, all: number) => void;
  /** The run has ended. */
  readonly onEnd: (result: Result) => Promise<void> | void;
}
