import type { CheckResult, Result } from '../result/result.js';

/** Reports the progress and the result of a run. */
export interface Reporter {
  /** Called before the first check, with what repeats the run if it does not end. */
  readonly onStart?: (target: string, seed: number) => void;
  /** Called when a check has ended. */
  readonly onResult?: (result: CheckResult, done: number, all: number) => void;
  /** Called when the run has ended. */
  readonly onEnd: (result: Result) => Promise<void> | void;
}
