import { isObject, member, type Path } from '../json.js';

/** A member of a response that differs from the value that was sent. */
export interface Difference {
  readonly path: Path;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * Returns the first scalar in a response that differs from the value that was sent. Ignores members that
 * the response does not contain (secrets, files), codes that the service assigns, and date-times, whose
 * format may change.
 */
export function differenceOf(
  sent: unknown,
  shown: unknown,
  path: Path = [],
): Difference | undefined {
  if (shown === undefined || shown === null || path.at(-1) === 'code') return undefined;
  if (Array.isArray(sent) && Array.isArray(shown)) {
    if (sent.length !== shown.length) return undefined;
    return firstOf(
      sent.map((each, index) => () => differenceOf(each, shown[index], [...path, index])),
    );
  }
  if (isObject(sent) && isObject(shown)) {
    return firstOf(
      Object.entries(sent).map(
        ([key, value]) =>
          () =>
            differenceOf(value, member(shown, key), [...path, key]),
      ),
    );
  }
  return isScalar(sent) && isScalar(shown) && !isSameScalar(sent, shown)
    ? { path, expected: sent, actual: shown }
    : undefined;
}

/** A string of digits may be returned as a number, as in samples of the reference. */
function isSameScalar(sent: unknown, shown: unknown): boolean {
  if (typeof shown === 'number' && sent === String(shown)) return true;
  return sent === shown || isMoment(sent);
}

function isScalar(value: unknown): boolean {
  return value !== null && typeof value !== 'object';
}

function firstOf(tries: readonly (() => Difference | undefined)[]): Difference | undefined {
  for (const attempt of tries) {
    const found = attempt();
    if (found) return found;
  }
  return undefined;
}

function isMoment(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value);
}
