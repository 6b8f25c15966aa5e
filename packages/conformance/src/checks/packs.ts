import { sample, shuffledSubarray } from 'fast-check';
import { same, withPart, type Path } from '../json.js';
import type { Case } from './cases.js';

const mostTogether = 8;

/**
 * Distributes cases in a random order among packs: one request tries all edits of a pack, so that fewer requests are
 * needed and values meet each other. No edit of a pack is inside the value of another one.
 */
export function packCases(cases: readonly Case[], seed: number): Case[][] {
  const packs: Case[][] = [];
  for (const each of shuffled(cases, seed)) {
    const free = packs.find(
      (pack) => pack.length < mostTogether && !pack.some((other) => overlap(each, other)),
    );
    if (free) free.push(each);
    else packs.push([each]);
  }
  return packs;
}

/** The two halves of a pack, to try them one after the other; none if it is a single case. */
export function halvesOf(pack: readonly Case[]): (readonly Case[])[] {
  const half = Math.ceil(pack.length / 2);
  return pack.length > 1 ? [pack.slice(0, half), pack.slice(half)] : [];
}

/** Returns a body with the edits of some cases. */
export function withEdits(body: unknown, cases: readonly Case[]): unknown {
  return cases.reduce((value, { edit }) => withPart(value, edit.path, edit.value), body);
}

function shuffled(cases: readonly Case[], seed: number): Case[] {
  const all = shuffledSubarray([...cases], { minLength: cases.length });
  return sample(all, { seed, numRuns: 1 })[0] ?? [];
}

/** True if one edit changes a part of the value of the other one, or the same value. */
function overlap({ edit: one }: Case, { edit: other }: Case): boolean {
  const length = Math.min(one.path.length, other.path.length);
  return same(start(one.path, length), start(other.path, length));
}

function start(path: Path, length: number): Path {
  return path.slice(0, length);
}

/** Returns the smallest part of a refused pack that is refused too. */
export async function smallestRefused(
  pack: readonly Case[],
  isRefused: (cases: readonly Case[]) => Promise<boolean>,
): Promise<readonly Case[]> {
  let smallest = pack;
  for (const each of pack) {
    const others = smallest.filter((other) => other !== each);
    if (others.length > 0 && (await isRefused(others))) smallest = others;
  }
  return smallest;
}
