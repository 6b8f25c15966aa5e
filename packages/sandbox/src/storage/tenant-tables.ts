/** One isolated world: a merchant, its clock and the seed of its codes. */
export interface TenantRow {
  readonly id: string;
  readonly seed: string;
  /** How many writing units of work there were; the codes of each derive from its number. */
  readonly sequence: number;
  readonly clock_mode: 'REALTIME' | 'FROZEN';
  /** The latest moment that the clock has shown; never goes back. */
  readonly clock_at: number;
  /** What a running clock adds to the system's time. */
  readonly clock_offset: number;
  /** The system's time of the last change; 0 where it was never noted. */
  readonly changed_at: number;
}

/** What a tenant was at a moment; no part of what it is. */
export interface SnapshotRow {
  readonly tenant: string;
  readonly name: string;
  /** The moment of the tenant's clock. */
  readonly taken_at: number;
  /** JSON. */
  readonly content: string;
}

/** A rule by which calls of a tenant fail, and what came of it; no part of what the tenant is. */
export interface FaultRuleRow {
  readonly tenant: string;
  /** Counted from 1 in each tenant. */
  readonly id: number;
  /** JSON. */
  readonly rule: string;
  readonly matched: number;
  readonly fired: number;
}

/** An API key (D8). */
export interface ApiKeyRow {
  readonly key: string;
  readonly tenant: string;
  readonly division: string;
  readonly scope: 'read' | 'write';
  readonly created_at: number;
  readonly revoked_at: number | null;
}
