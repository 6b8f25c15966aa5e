import type { Contract, Operation } from '../../model/contract.js';

/** The two documents that are compared. */
export interface Contracts {
  readonly before: Contract;
  readonly after: Contract;
}

/** Elements of both documents that belong together, and those that are in one of them alone. */
export interface Matched<T> {
  readonly pairs: readonly Pair<T>[];
  readonly gone: readonly T[];
  readonly added: readonly T[];
}

/** One element as it was and as it is. */
export interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

/** One operation as it was and as it is. */
export type OperationPair = Pair<Operation>;

/**
 * Pairs operations that have the same path, then those that answer the same requests, then those that
 * have the same id.
 */
export function matchOperations(
  before: readonly Operation[],
  after: readonly Operation[],
): Matched<Operation> {
  return pairInTurn(before, after, [titleOf, requestOf, ({ id }) => id]);
}

/** Pairs calls of the service that have the same id, then those that have the same name or address. */
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

/**
 * Pairs elements by their keys. Where several have the same key, they are paired in their order.
 * @param keyAfter the key of one of `after`, if that is found in another way
 */
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

/** What requests an operation answers: names of path parameters make no difference. */
export function requestOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

/** An operation as readers know it. */
export function titleOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}
