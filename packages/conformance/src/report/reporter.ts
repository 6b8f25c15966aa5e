import type { CheckResult, Result } from '../result/result.js';

/** Reports the progress and the result of a run. */
export interface Reporter {
  /** Called when a check has ended. */
  readonly onResult?: (result: CheckResult, done: number, all: number) => void;
  /** Called when the run has ended. */
  readonly onEnd: (result: Result) => Promise<void> | void;
}
