import { at, isObject, withPart, type Path } from '../json.js';

/** The maximum number of requests to find a smaller input. */
const mostTries = 24;

/**
 * Shrinks an input that reproduces a fault: removes members and elements one by one, the largest first.
 * @param keep the path to keep
 * @param shows resolves to true if a candidate still reproduces the fault
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
    ? // From the end, so that earlier indices stay valid.
      [...value.entries()].toReversed()
    : isObject(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([key, each]) => [[...path, key], ...removable(each, [...path, key])]);
}

function isAncestor(path: Path, of: Path): boolean {
  return path.every((key, index) => key === of[index]);
}
