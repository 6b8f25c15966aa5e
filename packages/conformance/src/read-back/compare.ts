import type { DocumentPart } from '../document/pointer.js';
import { isObject, same, type Path } from '../json.js';
import type { Shapes } from './shape.js';

/** A member of a response that differs from the expected state. */
export interface Deviation {
  readonly path: Path;
  readonly expected: unknown;
  /** Undefined if the response omits the member. */
  readonly actual: unknown;
  /** The JSON pointer to the schema of the member. */
  readonly pointer: string;
}

/** The rules of a comparison. */
export interface Comparison {
  readonly entryKey: string | undefined;
  readonly isComplete: (list: readonly unknown[]) => boolean;
  readonly mayOmit: (name: string) => boolean;
  readonly onShown: (pointer: string) => void;
  readonly onStored: (pointer: string) => void;
}

/** Compares a response with the expected state, in the members of its schema, so that one model fits all versions. */
export function compareResource(
  shapes: Shapes,
  stored: unknown,
  actual: unknown,
  schema: DocumentPart,
  how: Comparison,
  path: Path = [],
): Deviation[] {
  if (isObject(stored) && isObject(actual)) {
    const { properties } = shapes.of(schema, actual);
    for (const name of Object.keys(actual)) {
      const property = properties.get(name);
      if (property && actual[name] !== null) how.onShown(property.pointer);
    }
    return Object.entries(stored).flatMap(([name, value]) => {
      const own = properties.get(name);
      if (!own || value === undefined || (actual[name] === undefined && how.mayOmit(name)))
        return [];
      return compareResource(shapes, value, actual[name], own, how, [...path, name]);
    });
  }
  if (Array.isArray(stored) && Array.isArray(actual) && stored.every(isObject)) {
    return deviationsInList(shapes, stored, actual, schema, how, path);
  }
  return deviationsInValue(stored, actual, schema, how, path);
}

function deviationsInValue(
  stored: unknown,
  shown: unknown,
  { pointer }: DocumentPart,
  how: Comparison,
  path: Path,
): Deviation[] {
  if (isNothing(stored) && isNothing(shown)) return [];
  if (!isShown(stored, shown))
    return [{ path, expected: stored, actual: shown ?? undefined, pointer }];
  how.onStored(pointer);
  return [];
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

/** Pairs each stored entry with a returned one: by key, then by index, then the first equal one, then any. */
export function pairEntries(
  stored: readonly unknown[],
  actual: readonly unknown[],
  key: string | undefined,
  isEqual: (stored: unknown, shown: unknown) => boolean,
): [stored: unknown, shown: unknown][] {
  const free = new Set(actual);
  const byKey = new Map<unknown, unknown>();
  const take = (entry: unknown, other: unknown): void => {
    if (other === undefined) return;
    free.delete(other);
    byKey.set(entry, other);
  };
  const keyOf = (entry: unknown): unknown =>
    isObject(entry) && key !== undefined ? (entry[key] ?? undefined) : undefined;
  for (const entry of stored) {
    const keyValue = keyOf(entry);
    if (keyValue !== undefined)
      take(
        entry,
        [...free].find((other) => keyOf(other) === keyValue),
      );
  }
  const rest = stored.filter((each) => !byKey.has(each));
  for (const [index, entry] of stored.entries()) {
    const other = actual[index];
    if (!byKey.has(entry) && free.has(other) && isEqual(entry, other)) take(entry, other);
  }
  for (const attempt of [isEqual, () => true]) {
    for (const entry of rest.filter((each) => !byKey.has(each))) {
      take(
        entry,
        [...free].find((other) => attempt(entry, other)),
      );
    }
  }
  return stored.map((entry) => [entry, byKey.get(entry)]);
}

/** True for undefined, null, and objects or arrays that contain nothing else. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

/** True if a scalar or a list of scalars was returned as sent. */
function isShown(stored: unknown, shown: unknown): boolean {
  if (same(stored, shown)) return true;
  // A code may be returned as the resource that it identifies.
  if (isObject(stored) !== isObject(shown) && shown !== undefined && shown !== null) return true;
  // Samples of the reference show strings of digits as numbers, and the reverse.
  if (typeof stored !== typeof shown) return String(stored) === String(shown);
  return typeof stored === 'string' && typeof shown === 'string' && isSameMoment(stored, shown);
}

/** True for the same instant. It may be returned in another time zone, and a date as a date-time. */
function isSameMoment(sent: string, shown: string): boolean {
  const isMoment = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/i;
  if (!isMoment.test(sent) || !isMoment.test(shown)) return false;
  const [a, b] = [sent, shown].map((text) => Date.parse(text));
  const isDay = sent.length === 10 || shown.length === 10 || /T00:00:00(?:\.0+)?Z$/.test(shown);
  return a === b || (isDay && sent.slice(0, 10) === shown.slice(0, 10));
}
