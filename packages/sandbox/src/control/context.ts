import type { JobContext } from '../jobs/run-due-jobs.js';
import type { Caller } from '../tenants/caller.js';
import type { ClockStart } from '../tenants/open-tenant.js';

/** What the control API can reach besides the caller's data. */
export interface ControlContext {
  readonly jobs: JobContext;
  /** Removes all that the caller's tenant has; its clock starts as given, else as that of any new tenant. */
  readonly reset: (caller: Caller, clock?: ClockStart) => Promise<void>;
  /** Is told that a clock runs otherwise now. */
  readonly onClock: () => void;
}
