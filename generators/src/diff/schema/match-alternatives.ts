import type { Alternative } from './alternative.js';
import { includes, type Member, splitByValues, type Union } from './split-alternatives.js';

/** Pairs of alternatives of two unions, and alternatives in only one of them. */
export interface Matched {
  readonly pairs: readonly (readonly [Alternative, Alternative])[];
  readonly gone: readonly Alternative[];
  readonly added: readonly Alternative[];
}

/**
 * Pairs the alternatives of two unions: equal ones, then those with a common value of the property that tells the
 * others apart, then those from components of the same name, then the remaining ones in order if both sides have the
 * same number.
 */
export function matchAlternatives(
  before: Union,
  after: Union,
  areEqual: (before: Alternative, after: Alternative) => boolean,
): Matched {
  const [one, two] = [before.alternatives, after.alternatives];
  if (one.length === 1 && two.length === 1) return pairUp(one, two);
  const equal = pairInTurn(one, two, [areEqual]);
  // Duplicate members have no effect.
  const lost = equal.gone.filter((old) => !two.some((now) => areEqual(old, now)));
  const extra = equal.added.filter((now) => !one.some((old) => areEqual(old, now)));
  const members = splitByValues(
    { ...before, alternatives: lost },
    { ...after, alternatives: extra },
  );
  const { pairs, gone, added } = pairInTurn(...members, [
    (old, now) => areEqual(old.alternative, now.alternative),
    (old, now) => old.values?.some((value) => includes(now.values, value)) === true,
    ({ alternative: { origin } }, now) => origin !== undefined && origin === now.alternative.origin,
  ]);
  const left = pairUp(gone.map(alternativeOf), added.map(alternativeOf));
  const matches = pairs.map(([old, now]) => [old.alternative, now.alternative] as const);
  return { ...left, pairs: [...equal.pairs, ...matches, ...left.pairs] };
}

function alternativeOf({ alternative }: Member): Alternative {
  return alternative;
}

/** Pairs elements by the first test, the rest by the second one, and so on. */
function pairInTurn<T>(
  before: readonly T[],
  after: readonly T[],
  tests: readonly ((before: T, after: T) => boolean)[],
) {
  const rest = new Set(after);
  const pairs: (readonly [T, T])[] = [];
  const gone = tests.reduce(
    (left, fits) =>
      left.filter((one) => {
        const other = [...rest].find((candidate) => fits(one, candidate));
        if (other === undefined) return true;
        rest.delete(other);
        pairs.push([one, other]);
        return false;
      }),
    before,
  );
  return { pairs, gone, added: [...rest] };
}

function pairUp(before: readonly Alternative[], after: readonly Alternative[]): Matched {
  if (before.length !== after.length) return { pairs: [], gone: before, added: after };
  const pairs = before.flatMap((one, index): [Alternative, Alternative][] => {
    const other = after[index];
    return other ? [[one, other]] : [];
  });
  return { pairs, gone: [], added: [] };
}
