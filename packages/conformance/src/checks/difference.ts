import { isObject, member, type Path } from '../json.js';

/** A place at which an answer shows something else than was sent. */
export interface Difference {
  readonly path: Path;
  readonly expected: unknown;
  readonly actual: unknown;
}

/**
 * The first scalar that was sent, is shown, and differs. Members that an answer does not show say
 * nothing (secrets, files), nor do those that the service assigns, nor moments, whose form may change.
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

/** A text of digits may come back as a number, as samples of the reference have it. */
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
