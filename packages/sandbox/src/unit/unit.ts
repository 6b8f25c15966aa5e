import type { World } from '@seller-funds/contract/policies';
import type { CodeGenerator } from '../kernel/identifiers.js';
import type { Secrets } from '../kernel/secrets.js';
import type { TenantDatabase } from '../storage/tenant-database.js';
import type { AdvanceCounts } from './advance.js';

/** A read-only unit of work: one consistent state of a tenant. */
export interface ReadUnit {
  /** Sees and changes only rows of the tenant. */
  readonly db: TenantDatabase;
  readonly tenant: string;
  /** The time of the tenant's clock, in milliseconds since 1970. */
  readonly now: number;
  readonly world: World;
}

/** A unit of work that records results of background work. It cannot create codes. */
export interface RecordUnit extends ReadUnit {
  readonly onJob: () => void;
  /** Call it when the unit makes a webhook event due for delivery. */
  readonly onDelivery: () => void;
  /** Call it when the unit does what the answer of an advance of the clock counts. */
  readonly onCount: (name: keyof AdvanceCounts) => void;
}

/** A unit of work that creates objects. */
export interface CreationUnit extends RecordUnit {
  readonly codes: CodeGenerator;
}

/** A unit of work that changes a tenant. */
export interface WriteUnit extends CreationUnit {
  /** Makes the secrets of links that work without a key. */
  readonly secrets: Secrets;
}

export type ReadWork<T> = (unit: ReadUnit) => Promise<T>;

/** Runs a step of a long read in a unit of its own, so that other requests run in between. */
export type ReadStep = <T>(work: ReadWork<T>) => Promise<T>;

/** May run more than once, so it depends only on request and unit, and has side effects only through the unit. */
export type WriteWork<T> = (unit: WriteUnit) => Promise<T>;

/** Like {@link WriteWork}, for changes that are not counted. */
export type RecordWork<T> = (unit: RecordUnit) => Promise<T>;
