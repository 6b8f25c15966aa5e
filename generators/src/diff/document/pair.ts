import { at } from '../../json.js';
import type { Operation } from '../../model/contract.js';
import type { Places } from '../finding.js';

/** Pairs of elements in both documents, and elements in only one of them. */
export interface Matched<T> {
  readonly pairs: readonly Pair<T>[];
  readonly gone: readonly T[];
  readonly added: readonly T[];
}

/** An element before and after. */
export interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

/** An operation before and after. */
export type OperationPair = Pair<Operation>;

/** The pointers of both operations, or of something in them, and the field to report. */
export function placesOf(
  { before, after }: OperationPair,
  field: string,
  ...tokens: readonly string[]
): Places {
  return { field, before: at(before.pointer, ...tokens), after: at(after.pointer, ...tokens) };
}

/** Pairs operations with the same path, then those that match the same requests, then those with the same id. */
export function matchOperations(
  before: readonly Operation[],
  after: readonly Operation[],
): Matched<Operation> {
  return pairInTurn(before, after, [titleOf, requestOf, ({ id }) => id]);
}

/** Pairs webhooks and callbacks with the same id, then those with the same name or URL. */
export function matchCalls(
  before: readonly Operation[],
  after: readonly Operation[],
): Matched<Operation> {
  return pairInTurn(before, after, [({ id }) => id, titleOf]);
}

function pairInTurn(
  before: readonly Operation[],
  after: readonly Operation[],
  keys: readonly ((operation: Operation) => string)[],
): Matched<Operation> {
  return keys.reduce<Matched<Operation>>(
    ({ pairs, gone, added }, keyOf) => {
      const found = pairBy(gone, added, keyOf);
      return { ...found, pairs: [...pairs, ...found.pairs] };
    },
    { pairs: [], gone: before, added: after },
  );
}

/** Pairs elements by key, those with the same key in order. `keyAfter` is the key in `after`, if it is another one. */
export function pairBy<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (element: T) => string,
  keyAfter = keyOf,
): Matched<T> {
  const waiting = new Map<string, T[]>();
  for (const element of after) {
    const key = keyAfter(element);
    waiting.set(key, [...(waiting.get(key) ?? []), element]);
  }
  const rest = new Set(after);
  const pairs: Pair<T>[] = [];
  const gone = before.filter((element) => {
    const [other, ...others] = waiting.get(keyOf(element)) ?? [];
    if (other === undefined) return true;
    waiting.set(keyOf(element), others);
    rest.delete(other);
    pairs.push({ before: element, after: other });
    return false;
  });
  return { pairs, gone, added: [...rest] };
}

/** The requests that an operation matches, independent of the names of path parameters. */
export function requestOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

export function titleOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}
