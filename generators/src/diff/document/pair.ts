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

/** Pairs operations that answer the same requests, then those that have the same id. */
export function matchOperations(
  before: readonly Operation[],
  after: readonly Operation[],
): MatchedOperations {
  const byRequest = pairBy(before, after, requestOf);
  const byId = pairBy(byRequest.gone, byRequest.added, ({ id }) => id);
  return { ...byId, pairs: [...byRequest.pairs, ...byId.pairs] };
}

function pairBy(
  before: readonly Operation[],
  after: readonly Operation[],
  keyOf: (operation: Operation) => string,
): MatchedOperations {
  const rest = new Map(after.map((operation) => [keyOf(operation), operation]));
  const pairs: OperationPair[] = [];
  const gone = before.filter((operation) => {
    const key = keyOf(operation);
    const other = rest.get(key);
    if (other) pairs.push({ before: operation, after: other });
    return !rest.delete(key);
  });
  return {
    pairs,
    gone,
    added: after.filter((operation) => rest.get(keyOf(operation)) === operation),
  };
}

/** What requests an operation answers: names of path parameters make no difference. */
export function requestOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;
}

/** An operation as readers know it. */
export function titleOf({ method, path }: Operation): string {
  return `${method.toUpperCase()} ${path}`;
}
