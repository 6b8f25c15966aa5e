import type { Contract } from '../model/contract.js';
import type { RuleName } from './rules/index.js';

/** The two documents that are compared. */
export interface Contracts {
  readonly before: Contract;
  readonly after: Contract;
}

/** The pointers of an element in the bundled documents: undefined in that before if it is new, after if it was removed. */
export interface Pointers {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A difference at one place. */
export interface Finding extends Pointers {
  readonly rule: RuleName;
  /** The old and the new state, such as `maximum: 100 → 50`. */
  readonly message: string;
  /** The place in the operation, such as `body.amount.value`; empty for the whole operation. */
  readonly field: string;
}

export type Report = (finding: Finding) => void;
