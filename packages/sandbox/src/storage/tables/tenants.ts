import { flag, int, natural, oneOf, optional, Table, text, type RowOf } from '../table.js';

/** A tenant: a merchant with its clock and the seed of its codes. */
export const tenants = new Table(
  'tenants',
  {
    seed: text,
    /** Its current generation: the rows of other ones belong to snapshots, or will be deleted. */
    generation: int,
    /** The number of changes; codes derive from it. */
    sequence: int,
    clockMode: oneOf('REALTIME', 'FROZEN'),
    /** The latest time of the clock; never decreases. */
    clockAt: int,
    /** The offset of a running clock to the system's time. */
    clockOffset: int,
    /** The system's time of the last change; 0 if unknown. */
    changedAt: int,
    /** Grows with each unit of work that may change the state. */
    revision: int,
    /** The time to which the clock is being advanced; null if it is not. */
    advancesTo: optional(int),
    /** The current or last advance as JSON; null before the first. */
    advance: optional(text),
  },
  {
    key: [],
    content: 'retained',
  },
);

export type TenantRow = RowOf<typeof tenants>;

/** The generations of a tenant that may have rows. */
export const generations = new Table(
  'generations',
  {
    /** Counted from 1. Without its row, a number is used again. */
    generation: int,
    /** `USED` by the tenant or by a snapshot; the rows of an `UNUSED` one are deleted. */
    state: oneOf('FILLING', 'USED', 'UNUSED'),
    /** The system's time. */
    createdAt: int,
    /** The system's time of the last transaction that filled it. */
    touchedAt: int,
  },
  {
    key: ['generation'],
    indexes: { not_used: { columns: ['touchedAt'], where: "state <> 'USED'" } },
    content: 'retained',
  },
);

/** An API key (D8). Its tenant derives from the key. */
export const apiKeys = new Table(
  'api_keys',
  {
    key: text,
    division: text,
    scope: oneOf('read', 'write'),
    createdAt: int,
    revokedAt: optional(int),
  },
  {
    key: ['key'],
    content: 'retained',
  },
);

export type GenerationRow = RowOf<typeof generations>;

/** A snapshot of a tenant's state; not part of the state. */
export const snapshots = new Table(
  'snapshots',
  {
    name: text,
    /** The time of the tenant's clock. */
    takenAt: int,
    /** The generation with its rows. */
    generation: int,
    /** JSON: the columns of `tenants` that belong to the state. */
    clock: text,
  },
  {
    key: ['name'],
    content: 'retained',
  },
);

export type SnapshotRow = RowOf<typeof snapshots>;

/** A fault rule and its counts; not part of the tenant's state. */
export const faultRules = new Table(
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

/** Settings of a merchant; defaults without a row. */
export const merchantSettings = new Table(
  'merchant_settings',
  {
    /** 1 for a merchant based in the United States (D231). */
    unitedStates: flag,
    /** The delay of a check after its data is complete, in milliseconds. */
    kycBeginsAfterMs: natural,
    /** The duration of a check, in milliseconds. */
    kycEndsAfterMs: natural,
    /** 1 if the bank executes payouts immediately. */
    instantPayouts: flag,
  },
  {
    key: [],
  },
);

export type MerchantSettingsRow = RowOf<typeof merchantSettings>;

/** A division with its own accounts (D54). */
export const divisions = new Table(
  'divisions',
  {
    code: text,
    name: text,
    currency: text,
    /** A time zone of the tz database. */
    timezone: text,
    kycTier: oneOf('LIGHT_KYC', 'FULL_KYC'),
    balanceTransferEnabled: flag,
    liableAccount: text,
    feeAccount: text,
    /** The latest day for which its schedules have run, in days since 1970; null before the first run. */
    lastRun: optional(int),
  },
  {
    key: ['code'],
  },
);

export type DivisionRow = RowOf<typeof divisions>;
