/** How much a change matters, from the least to the most. */
export const levels = ['docs', 'compatible', 'risky', 'breaking'] as const;

/**
 * How much a change matters to someone who does not follow it: `docs`, only readers see it;
 * `compatible`, all goes on as before; `risky`, the document does not tell, so a person has to look;
 * `breaking`, something that worked fails.
 */
export type Level = (typeof levels)[number];

/** Who is affected: those that call the API, and those that implement it. */
export const audiences = ['clients', 'servers'] as const;

/** One of those that are affected. */
export type Audience = (typeof audiences)[number];

/** What a change means to each audience. */
export type Effect = Readonly<Record<Audience, Level>>;

/** Whether a level is at least as high as another one. */
export function isAtLeast(level: Level, threshold: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(threshold);
}

/** The highest of some levels; undefined where there are none. */
export function highestOf(found: Iterable<Level>): Level | undefined {
  const seen = new Set(found);
  return levels.findLast((level) => seen.has(level));
}
