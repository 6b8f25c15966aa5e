/** The levels of changes, from lowest to highest. */
export const levels = ['docs', 'compatible', 'risky', 'breaking'] as const;

/**
 * The effect of a change on an unchanged client or server: `docs`: only the documentation changes;
 * `compatible`: everything still works; `risky`: the document does not show whether something breaks;
 * `breaking`: something that worked fails.
 */
export type Level = (typeof levels)[number];

/** The audiences: programs that call the API, and programs that implement it. */
export const audiences = ['clients', 'servers'] as const;

/** An audience of changes. */
export type Audience = (typeof audiences)[number];

/** The level of a change for each audience. */
export type Effect = Readonly<Record<Audience, Level>>;

/** True if a level is at least as high as another one. */
export function isAtLeast(level: Level, threshold: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(threshold);
}

/** The highest of some levels; undefined without levels. */
export function highestOf(found: Iterable<Level>): Level | undefined {
  const seen = new Set(found);
  return levels.findLast((level) => seen.has(level));
}
