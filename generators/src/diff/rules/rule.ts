import type { Effect } from '../level.js';

/** The levels of a kind of change, and the reason. */
export interface Rule extends Effect {
  /** One sentence that explains the levels. */
  readonly why: string;
  /** True if only names in generated code change, not requests and responses. */
  readonly renames?: true;
}
