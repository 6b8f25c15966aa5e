import type { Location } from '../diagnostics/diagnostic.js';
import type { Effect, Level } from './level.js';
import { audiences, isAtLeast, highestOf, type Audience } from './level.js';
import type { RuleName } from './rules/index.js';

/** Where a change shows. */
export interface Occurrence {
  /** Such as `POST /things`; undefined for the document as a whole. */
  readonly operation: string | undefined;
  /** Where in the operation, such as `body.amount.value`; empty for the operation as a whole. */
  readonly field: string;
}

/** One edit of the document, and all the places where it shows. */
export interface Change {
  readonly rule: RuleName;
  readonly levels: Effect;
  /** What was and what is. */
  readonly message: string;
  /** Why it has these levels, in a sentence. */
  readonly why: string;
  readonly occurrences: readonly Occurrence[];
  /** Where it stood in the source files; undefined where there was nothing. */
  readonly before: Location | undefined;
  /** Where it stands in the source files; undefined where there is nothing. */
  readonly after: Location | undefined;
}

/** The highest level that changes have for an audience; undefined where there are no changes. */
export function highestLevelFor(changes: readonly Change[], audience: Audience): Level | undefined {
  return highestOf(changes.map(({ levels }) => levels[audience]));
}

/** Whether some change is at least so serious for one of some audiences. */
export function hasChangeAtLeast(
  changes: readonly Change[],
  threshold: Level,
  affected: readonly Audience[] = audiences,
): boolean {
  return changes.some(({ levels }) =>
    affected.some((audience) => isAtLeast(levels[audience], threshold)),
  );
}
