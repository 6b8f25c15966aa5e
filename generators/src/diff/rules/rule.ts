import type { Effect } from '../level.js';

/** What a kind of change means, and why. */
export interface Rule extends Effect {
  /** One sentence for someone who has to decide whether the change may be made. */
  readonly why: string;
  /** Whether programs that use generated code may need another name, though the wire is the same. */
  readonly renames?: true;
}
