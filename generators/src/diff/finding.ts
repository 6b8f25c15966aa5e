import type { Contract } from '../model/contract.js';
import type { RuleName } from './rules/index.js';

/** The two documents that are compared. */
export interface Contracts {
  readonly before: Contract;
  readonly after: Contract;
}

/** Where a finding is: its field, and the pointers of its element in both bundled documents. */
export interface Places {
  /** The place in the operation, such as `body.amount.value`; empty for the whole operation. */
  readonly field: string;
  /** Undefined if the element is new. */
  readonly before: string | undefined;
  /** Undefined if it was removed. */
  readonly after: string | undefined;
}

/** A difference at one place. */
export interface Finding extends Places {
  readonly rule: RuleName;
  /** The old and the new state, such as `maximum: 100 → 50`. */
  readonly message: string;
}

export type Report = (finding: Finding) => void;
