import type { FaultRules } from '../faults/fault-rules.js';
import type { Fetch } from '../kernel/fetch.js';
import type { RequestLog } from '../http/request-log.js';
import type { JobContext } from '../jobs/run-due-jobs.js';
import type { Caller } from '../unit/caller.js';
import type { Import } from '../tenants/import-tenant.js';
import type { ClockStart } from '../tenants/open-tenant.js';

/** What the control API can reach besides the caller's data. */
export interface ControlContext {
  readonly jobs: JobContext;
  /** Removes all that the caller's tenant has; its clock starts as given, else as that of any new tenant. */
  readonly reset: (caller: Caller, clock?: ClockStart) => Promise<void>;
  /** Puts what was exported in the place of all that a tenant has. */
  readonly replace: (imported: Import) => Promise<void>;
  /** Fills the caller's tenant with a marketplace; gives the calls that it took, or undefined where it has something. */
  readonly fill: (caller: Caller) => Promise<number | undefined>;
  /** The faults that tenants have asked for. */
  readonly faults: FaultRules;
  /** The requests that were made to the API. */
  readonly requests: RequestLog;
  /** The API itself. */
  readonly product: Fetch;
  /** Is told that the clock of a tenant runs otherwise now. */
  readonly onClock: (tenant: string) => void;
}
