import type { Location } from '../diagnostics/diagnostic.js';
import type { Effect, Level } from './level.js';
import { audiences, isAtLeast, highestOf, type Audience } from './level.js';
import type { Finding } from './finding.js';

/** A place where a change occurs. */
export interface Occurrence extends Pick<Finding, 'field'> {
  /** The operation, such as `POST /things`; undefined for the whole document. */
  readonly operation: string | undefined;
}

/** A place as reports show it: `POST /things · body.name`. */
export function titleOfPlace({ operation = 'the document', field }: Occurrence): string {
  return field === '' ? operation : `${operation} · ${field}`;
}

/** A change of the document, with all places where it occurs. */
export interface Change extends Pick<Finding, 'rule' | 'message'> {
  readonly levels: Effect;
  readonly why: string;
  readonly occurrences: readonly Occurrence[];
  /** The location in the old source files; undefined if it is new. */
  readonly before: Location | undefined;
  /** The location in the new source files; undefined if it was removed. */
  readonly after: Location | undefined;
}

/** The highest level of changes for an audience; undefined without changes. */
export function highestLevelFor(changes: readonly Change[], audience: Audience): Level | undefined {
  return highestOf(changes.map(({ levels }) => levels[audience]));
}

/** True if a change has at least a level for one of some audiences. */
export function hasChangeAtLeast(
  changes: readonly Change[],
  threshold: Level,
  affected: readonly Audience[] = audiences,
): boolean {
  return changes.some(({ levels }) =>
    affected.some((audience) => isAtLeast(levels[audience], threshold)),
  );
}
