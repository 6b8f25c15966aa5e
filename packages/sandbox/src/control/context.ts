import type { FaultRules } from '../faults/fault-rules.js';
import type { Fetch } from '../kernel/fetch.js';
import type { RequestLog } from '../http/request-log.js';
import type { Caller } from '../unit/caller.js';
import type { ClockAdvances } from '../tenants/clock-advances.js';
import type { SnapshotContext } from '../tenants/snapshots.js';
import type { ImportBodies } from './import-bodies.js';
import type { TenantOptions } from '../tenants/open-tenant.js';
import type { Deliverer } from '../webhooks/deliverer.js';

export interface ControlContext extends SnapshotContext {
  readonly advances: ClockAdvances;
  readonly deliverer: Pick<Deliverer, 'idle' | 'isSending'>;
  /** Resets the caller's tenant. Its clock starts as given, or like that of a new tenant. */
  readonly reset: (
    caller: Caller,
    start: Partial<Pick<TenantOptions, 'clock' | 'codes'>>,
  ) => Promise<void>;
  readonly imports: ImportBodies;
  /** Starts the background work of a tenant whose state was replaced, or which has fewer snapshots. */
  readonly onState: (tenant: string) => void;
  /** Fills the caller's tenant with a marketplace. Returns the number of calls; undefined if the tenant is not empty. */
  readonly fill: (caller: Caller) => Promise<number | undefined>;
  readonly faults: FaultRules;
  readonly requests: RequestLog;
  readonly product: Fetch;
  readonly onClock: (tenant: string) => void;
}
