import {
  flag,
  int,
  natural,
  oneOf,
  optional,
  Table,
  tenantTable,
  text,
  type RowOf,
} from '../table.js';

/** One isolated world: a merchant, its clock and the seed of its codes. */
export const tenants = new Table(
  'tenants',
  {
    id: text,
    seed: text,
    /** How many writing units of work there were; the codes of each derive from its number. */
    sequence: int,
    clock_mode: oneOf('REALTIME', 'FROZEN'),
    /** The latest moment that the clock has shown; never goes back. */
    clock_at: int,
    /** What a running clock adds to the system's time. */
    clock_offset: int,
    /** The system's time of the last change; 0 where it was never noted. */
    changed_at: int,
  },
  {
    key: ['id'],
    content: 'retained',
  },
);

export type TenantRow = RowOf<typeof tenants>;

/** An API key (D8). The key alone says whose it is, so it is found among those of its tenant. */
export const apiKeys = tenantTable(
  'api_keys',
  {
    key: text,
    division: text,
    scope: oneOf('read', 'write'),
    created_at: int,
    revoked_at: optional(int),
  },
  {
    key: ['key'],
    content: 'retained',
  },
);

/** What a tenant was at a moment; no part of what it is. */
export const snapshots = tenantTable(
  'snapshots',
  {
    name: text,
    /** The moment of the tenant's clock. */
    taken_at: int,
    /** JSON. */
    content: text,
  },
  {
    key: ['name'],
    content: 'retained',
  },
);

export type SnapshotRow = RowOf<typeof snapshots>;

/** A rule by which calls of a tenant fail, and what came of it; no part of what the tenant is. */
export const faultRules = tenantTable(
  'fault_rules',
  {
    /** Counted from 1 in each tenant. */
    id: int,
    /** JSON. */
    rule: text,
    matched: int,
    fired: int,
  },
  {
    key: ['id'],
    content: 'retained',
  },
);

export type FaultRuleRow = RowOf<typeof faultRules>;

/** What the operator says about a merchant; without a row, what is usual. */
export const merchantSettings = tenantTable(
  'merchant_settings',
  {
    /** 1 for a merchant based in the United States (D231). */
    united_states: flag,
    /** How long complete data waits before its check begins, in milliseconds (D39). */
    kyc_begins_after: natural,
    /** How long a check takes from then on. */
    kyc_ends_after: natural,
    /** 1 where the bank carries payouts out at once (D95). */
    instant_payouts: flag,
  },
  {
    key: [],
  },
);

export type MerchantSettingsRow = RowOf<typeof merchantSettings>;

/** A division with its own accounts (D54). */
export const divisions = tenantTable(
  'divisions',
  {
    code: text,
    name: text,
    currency: text,
    /** A name of the tz database. */
    timezone: text,
    kyc_tier: oneOf('LIGHT_KYC', 'FULL_KYC'),
    balance_transfer_enabled: flag,
    liable_account: text,
    fee_account: text,
    /** The latest day that its schedules have run for, in days since 1970; null where none has. */
    last_run: optional(int),
  },
  {
    key: ['code'],
  },
);

export type DivisionRow = RowOf<typeof divisions>;
