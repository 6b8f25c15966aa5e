import { at, isObject, withPart, type Path } from '../json.js';

/** How many requests the search for a smaller input may cost. */
const mostTries = 24;

/**
 * Makes an input smaller while it still shows the fault: members and elements are left out one by
 * one, the largest first. `shows` says whether a candidate still does.
 */
export async function shrink(
  value: unknown,
  keep: Path,
  shows: (candidate: unknown) => Promise<boolean>,
): Promise<unknown> {
  let smallest = value;
  let tries = 0;
  for (const path of removable(value, []).toSorted((a, b) => a.length - b.length)) {
    if (tries >= mostTries) break;
    if (isAncestor(path, keep) || at(smallest, path) === undefined) continue;
    const candidate = withPart(smallest, path, undefined);
    tries += 1;
    if (await shows(candidate)) smallest = candidate;
  }
  return smallest;
}

function removable(value: unknown, path: Path): Path[] {
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? // From the end, so that the indices before stay what they are.
      [...value.entries()].toReversed()
    : isObject(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([key, each]) => [[...path, key], ...removable(each, [...path, key])]);
}

function isAncestor(path: Path, of: Path): boolean {
  return path.every((key, index) => key === of[index]);
}
