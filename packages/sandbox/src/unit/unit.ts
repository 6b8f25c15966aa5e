import type { Codes } from '../kernel/identifiers.js';
import type { Database } from '../storage/database.js';

/** What a request may do when it only looks: one consistent state of its tenant. */
export interface ReadUnit {
  readonly db: Database;
  /** The tenant; the first part of every key, of every statement. */
  readonly tenant: string;
  /** The moment of the request on the tenant's clock, in milliseconds since 1970. */
  readonly now: number;
}

/** What the sandbox may do when it notes what came of its own work: a transaction without codes. */
export interface RecordUnit extends ReadUnit {
  /** Is called with the due time of each job that the unit adds. */
  readonly onJob: (dueAt: number) => void;
  /** Is called when the unit makes a webhook event due for delivery. */
  readonly onDelivery: () => void;
}

/** What a request may do when it changes something: a transaction of its own. */
export interface WriteUnit extends RecordUnit {
  /** Gives codes to what the unit makes. */
  readonly codes: Codes;
}

/** Does not change anything. */
export type Read<T> = (unit: ReadUnit) => Promise<T>;

/**
 * Changes something. It may run more than once, so it depends on nothing but the request and the
 * unit, and changes nothing but through the unit.
 */
export type Write<T> = (unit: WriteUnit) => Promise<T>;

/** As {@link Write}, for what is not counted among the changes of a tenant. */
export type Note<T> = (unit: RecordUnit) => Promise<T>;
