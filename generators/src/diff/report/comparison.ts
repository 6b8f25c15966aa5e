import type { AcceptedChange } from '../accepted.js';
import { type Change, highestLevelFor, titleOfPlace } from '../change.js';
import { audiences, type Audience, type Level, levels } from '../level.js';

/** The compared documents and their changes. */
export interface Comparison {
  readonly spec: string;
  readonly base: string;
  readonly changes: readonly Change[];
  readonly accepted: readonly AcceptedChange[];
}

/** The number of changes of each level for an audience, highest level first. */
export function countLevels(
  changes: readonly Change[],
  audience: Audience,
): readonly (readonly [Level, number])[] {
  return levels
    .toReversed()
    .map((level): [Level, number] => [
      level,
      changes.filter((change) => change.levels[audience] === level).length,
    ]);
}

export function levelName(level: Level): string {
  return level === 'docs' ? 'docs only' : level;
}

/** `clients: 1 breaking, 2 risky; servers: 3 breaking`. */
export function summaryOf(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing has changed.';
  const parts = audiences.map((audience) => {
    const counts = countLevels(changes, audience).filter(([, count]) => count > 0);
    return `${audience}: ${counts.map(([level, count]) => `${count} ${levelName(level)}`).join(', ')}`;
  });
  return parts.join('; ');
}

/** Groups changes by their levels, such as `Breaking for clients, risky for servers`; highest first. */
export function groupChanges(
  changes: readonly Change[],
): readonly { readonly title: string; readonly changes: readonly Change[] }[] {
  const titles = [...new Set(changes.map(titleOf))];
  return titles.map((title) => ({
    title: title.charAt(0).toUpperCase() + title.slice(1),
    changes: changes.filter((change) => titleOf(change) === title),
  }));
}

function titleOf({ levels: { clients, servers } }: Change): string {
  if (clients === servers) return `${levelName(clients)} for clients and servers`;
  return `${levelName(clients)} for clients, ${levelName(servers)} for servers`;
}

/** The places of a change, one line each, up to a maximum. */
export function occurrencesOf({ occurrences }: Change, maximum: number): readonly string[] {
  const shown = occurrences.slice(0, maximum).map(titleOfPlace);
  const rest = occurrences.length - shown.length;
  return rest > 0 ? [...shown, `and ${rest} more`] : shown;
}

/** Until when and why a change is accepted. */
export function describeAcceptance({ acceptance: { until, reason } }: AcceptedChange): string {
  return `accepted until ${until}: ${reason}`;
}

/** `file:line` before and after the change. */
export function placesOf({ before, after }: Change): string {
  return [before, after]
    .flatMap((place) => (place ? [`${place.file}:${place.line}`] : []))
    .join(' → ');
}

/** The highest level for each audience; undefined without changes. */
export function highestLevels(changes: readonly Change[]): Record<Audience, Level | undefined> {
  return {
    clients: highestLevelFor(changes, 'clients'),
    servers: highestLevelFor(changes, 'servers'),
  };
}
