import type { JobContext } from '../jobs/run-due-jobs.js';
import type { Caller } from '../tenants/caller.js';

/** What the control API can reach besides the caller's data. */
export interface ControlContext {
  readonly jobs: JobContext;
  /** Removes all that the caller's tenant has. */
  readonly reset: (caller: Caller) => Promise<void>;
  /** Is told that a clock runs otherwise now. */
  readonly onClock: () => void;
}
