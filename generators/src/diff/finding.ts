import type { RuleName } from './rules/index.js';

/** One difference, where it was met. Pointers lead into the bundled documents. */
export interface Finding {
  readonly rule: RuleName;
  /** What was and what is, such as `maximum: 100 → 50`. */
  readonly message: string;
  /** Where in the operation, such as `body.amount.value`; empty for the operation as a whole. */
  readonly field: string;
  /** Where it stood; undefined where there was nothing. */
  readonly before: string | undefined;
  /** Where it stands; undefined where there is nothing. */
  readonly after: string | undefined;
}

/** Takes what is found. */
export type Report = (finding: Finding) => void;

/** An element of the two documents at once, by their pointers. */
export interface Pointers {
  readonly before: string | undefined;
  readonly after: string | undefined;
}
