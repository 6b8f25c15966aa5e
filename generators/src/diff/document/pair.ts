import type { Contract, Operation } from '../../model/contract.js';

/** The two documents that are compared. */
export interface Contracts {
  readonly before: Contract;
  readonly after: Contract;
}

/** Operations of both documents that belong together, and those that are in one of them alone. */
export interface MatchedOperations {
  readonly pairs: readonly OperationPair[];
  readonly gone: readonly Operation[];
  readonly added: readonly Operation[];
}

/** One operation as it was and as it is. */
export interface OperationPair {
  readonly before: Operation;
  readonly after: Operation;
}

/**
 * Pairs operations that have the same path, then those that answer the same requests, then those that
 * have the same id.
 */
export function matchOperations(
  before: readonly Operation[],
  after: readonly Operation[],
): MatchedOperations {
  return pairInTurn(before, after, [titleOf, requestOf, ({ id }) => id]);
}

/** Pairs calls of the service that have the same id, then those that have the same name or address. */
export function matchCalls(
  before: readonly Operation[],
  after: readonly Operation[],
): MatchedOperations {
  return pairInTurn(before, after, [({ id }) => id, titleOf]);
}

function pairInTurn(
  before: readonly Operation[],
  after: readonly Operation[],
  keys: readonly ((operation: Operation) => string)[],
): MatchedOperations {
  return keys.reduce<MatchedOperations>(
    ({ pairs, gone, added }, keyOf) => {
      const found = pairBy(gone, added, keyOf);
      return { ...found, pairs: [...pairs, ...found.pairs] };
    },
    { pairs: [], gone: before, added: after },
  );
}

/** Where several have the same key, they are paired in their order. */
function pairBy(
  before: readonly Operation[],
  after: readonly Operation[],
  keyOf: (operation: Operation) => string,
): MatchedOperations {
  const waiting = new Map<string, Operation[]>();
  for (const operation of after) {
    const key = keyOf(operation);
    waiting.set(key, [...(waiting.get(key) ?? []), operation]);
  }
  const rest = new Set(after);
  const pairs: OperationPair[] = [];
  const gone = before.filter((operation) => {
    const other = waiting.get(keyOf(operation))?.shift();
    if (!other) return true;
    rest.delete(other);
    pairs.push({ before: operation, after: other });
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
