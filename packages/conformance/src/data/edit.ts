import type { Path } from '../json.js';

/** A change of one place of a valid value. */
export interface Edit {
  readonly path: Path;
  /** What stands there afterwards; `undefined` removes the place. */
  readonly value: unknown;
  /** What was done and why, such as `minLength 4 at its edge`. */
  readonly label: string;
  /** Pointer to the schema that the edit tries. */
  readonly schema: string;
}
