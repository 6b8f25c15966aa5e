import type { CheckResult, Result } from '../result/result.js';

/** Reports the progress and the result of a run. */
export interface Reporter {
  /** Called before the first check, with what repeats the run if it does not end. */
  readonly onStart?: (target: string, seed: number) => void;
  readonly onResult?: (result: CheckResult, done: number, all: number) => void;
  readonly onEnd: (result: Result) => Promise<void> | void;
}
