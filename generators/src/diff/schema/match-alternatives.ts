import type { Alternative } from './alternative.js';

/** Pairs of alternatives of two unions, and alternatives in only one of them. */
export interface Matched {
  readonly pairs: readonly (readonly [Alternative, Alternative])[];
  readonly gone: readonly Alternative[];
  readonly added: readonly Alternative[];
}

/**
 * Pairs the alternatives of two unions: equal ones, then those from components of the same name, then
 * the remaining ones in order if both sides have the same number.
 */
export function matchAlternatives(
  before: readonly Alternative[],
  after: readonly Alternative[],
  areEqual: (before: Alternative, after: Alternative) => boolean,
): Matched {
  if (before.length === 1 && after.length === 1) return pairUp(before, after);
  const rest = new Set(after);
  const pairs: (readonly [Alternative, Alternative])[] = [];
  const take = (
    left: readonly Alternative[],
    fits: (a: Alternative, b: Alternative) => boolean,
  ): Alternative[] =>
    left.filter((one) => {
      const other = [...rest].find((each) => fits(one, each));
      if (!other) return true;
      rest.delete(other);
      pairs.push([one, other]);
      return false;
    });
  const unequal = take(before, areEqual);
  const gone = take(unequal, (a, b) => a.origin !== undefined && a.origin === b.origin);
  // Duplicate members have no effect.
  const added = [...rest].filter((one) => !before.some((other) => areEqual(other, one)));
  const lost = gone.filter((one) => !after.some((other) => areEqual(one, other)));
  const left = pairUp(lost, added);
  return { ...left, pairs: [...pairs, ...left.pairs] };
}

function pairUp(before: readonly Alternative[], after: readonly Alternative[]): Matched {
  if (before.length !== after.length) return { pairs: [], gone: before, added: after };
  const pairs = before.flatMap((one, index): [Alternative, Alternative][] => {
    const other = after[index];
    return other ? [[one, other]] : [];
  });
  return { pairs, gone: [], added: [] };
}
