import type { DocumentPart } from '../document/pointer.js';
import { isObject, same, type Path } from '../json.js';
import type { Shapes } from './shape.js';

/** A member of an answer that is not what should be stored. */
export interface Deviation {
  readonly path: Path;
  readonly expected: unknown;
  /** Undefined where the member is not shown. */
  readonly actual: unknown;
  /** The schema of the member, as the answer's document has it. */
  readonly pointer: string;
}

/** What is told while an answer is compared. */
export interface Comparison {
  /** The member by which an entry of a list is known. */
  readonly entryKey: string | undefined;
  /** Whether the length of a list is known. */
  readonly isComplete: (list: readonly unknown[]) => boolean;
  /** Whether the service may leave out what was sent under a name. */
  readonly mayOmit: (name: string) => boolean;
  /** Hears of each member that is shown. */
  readonly onShown: (pointer: string) => void;
}

/**
 * Where an answer differs from what should be stored. Members that the schema of the answer does not
 * have are not looked at, so one model serves the answers of all versions.
 */
export function compareResource(
  shapes: Shapes,
  stored: unknown,
  shown: unknown,
  schema: DocumentPart,
  how: Comparison,
  path: Path = [],
): Deviation[] {
  if (isObject(stored) && isObject(shown)) {
    const { properties } = shapes.of(schema, shown);
    for (const name of Object.keys(shown)) {
      const own = properties.get(name);
      if (own && shown[name] !== null) how.onShown(own.pointer);
    }
    return Object.entries(stored).flatMap(([name, value]) => {
      const own = properties.get(name);
      if (!own || value === undefined || (shown[name] === undefined && how.mayOmit(name)))
        return [];
      return compareResource(shapes, value, shown[name], own, how, [...path, name]);
    });
  }
  if (Array.isArray(stored) && Array.isArray(shown) && stored.every(isObject)) {
    return deviationsInList(shapes, stored, shown, schema, how, path);
  }
  return isShown(stored, shown) || (isNothing(stored) && isNothing(shown))
    ? []
    : [{ path, expected: stored, actual: shown ?? undefined, pointer: schema.pointer }];
}

function deviationsInList(
  shapes: Shapes,
  stored: readonly unknown[],
  shown: readonly unknown[],
  schema: DocumentPart,
  how: Comparison,
  path: Path,
): Deviation[] {
  if (stored.length !== shown.length && how.isComplete(stored)) {
    const [expected, actual] = [stored.length, shown.length].map((count) => `${count} entries`);
    return [{ path, expected, actual, pointer: schema.pointer }];
  }
  const { items } = shapes.of(schema, shown);
  if (!items) return [];
  const compare = (entry: unknown, other: unknown, at: Path): Deviation[] =>
    compareResource(shapes, entry, other, items, how, at);
  return pairEntries(stored, shown, how.entryKey, (a, b) => compare(a, b, []).length === 0).flatMap(
    ([entry, other], index) => compare(entry, other, [...path, index]),
  );
}

/** Each stored entry with the shown one: by its key, its index, else the first that is equal, else any. */
export function pairEntries(
  stored: readonly unknown[],
  shown: readonly unknown[],
  key: string | undefined,
  isEqual: (stored: unknown, shown: unknown) => boolean,
): [stored: unknown, shown: unknown][] {
  const free = new Set(shown);
  const found = new Map<unknown, unknown>();
  const take = (entry: unknown, other: unknown): void => {
    if (other === undefined) return;
    free.delete(other);
    found.set(entry, other);
  };
  const keyOf = (entry: unknown): unknown =>
    isObject(entry) && key !== undefined ? (entry[key] ?? undefined) : undefined;
  for (const entry of stored) {
    const own = keyOf(entry);
    if (own !== undefined)
      take(
        entry,
        [...free].find((other) => keyOf(other) === own),
      );
  }
  const rest = stored.filter((each) => !found.has(each));
  for (const [index, entry] of stored.entries()) {
    const other = shown[index];
    if (!found.has(entry) && free.has(other) && isEqual(entry, other)) take(entry, other);
  }
  for (const attempt of [isEqual, () => true]) {
    for (const entry of rest.filter((each) => !found.has(each))) {
      take(
        entry,
        [...free].find((other) => attempt(entry, other)),
      );
    }
  }
  return stored.map((entry) => [entry, found.get(entry)]);
}

/** Whether a value says no more than one that is not there: null, and what holds nothing else. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

/** Whether a scalar, or a list of them, is shown as it was sent; null must not be shown. */
function isShown(stored: unknown, shown: unknown): boolean {
  if (same(stored, shown)) return true;
  // A code may come back as the thing that it names.
  if (isObject(stored) !== isObject(shown) && shown !== undefined && shown !== null) return true;
  // Samples of the reference show texts of digits as numbers, and the other way round.
  if (typeof stored !== typeof shown) return String(stored) === String(shown);
  return typeof stored === 'string' && typeof shown === 'string' && isSameMoment(stored, shown);
}

/** Moments may come back in another zone, and dates as moments. */
function isSameMoment(sent: string, shown: string): boolean {
  const isMoment = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/i;
  if (!isMoment.test(sent) || !isMoment.test(shown)) return false;
  const [a, b] = [sent, shown].map((text) => Date.parse(text));
  const isDay = sent.length === 10 || shown.length === 10 || /T00:00:00(?:\.0+)?Z$/.test(shown);
  return a === b || (isDay && sent.slice(0, 10) === shown.slice(0, 10));
}
