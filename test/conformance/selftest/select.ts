import { createHash } from 'node:crypto';
import { matches } from '../differences.js';
import type { Mutant } from './mutant.js';

/** Selects the mutants whose name or claims match one of the patterns; `*` matches anything. */
export function selectMutants(
  mutants: readonly Mutant[],
  patterns: readonly string[] | undefined,
): Mutant[] {
  return mutants.filter(
    ({ name, claims }) =>
      !patterns ||
      [name, ...claims].some((text) => patterns.some((each) => matches(`*${each}*`, text))),
  );
}

/** Draws a random sample of mutants from a seed, in their original order. */
export function drawSample(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  const rank = ({ name }: Mutant): string =>
    createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const chosen = mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, size);
  return mutants.filter((each) => chosen.includes(each));
}
