import type { RuleName } from './rules/index.js';

/** A difference at one place. Pointers refer to the bundled documents. */
export interface Finding {
  readonly rule: RuleName;
  /** The old and the new state, such as `maximum: 100 → 50`. */
  readonly message: string;
  /** The place in the operation, such as `body.amount.value`; empty for the whole operation. */
  readonly field: string;
  /** The old pointer; undefined if it is new. */
  readonly before: string | undefined;
  /** The new pointer; undefined if it was removed. */
  readonly after: string | undefined;
}

export type Report = (finding: Finding) => void;

/** The pointers of an element in both documents. */
export interface Pointers {
  readonly before: string | undefined;
  readonly after: string | undefined;
}
