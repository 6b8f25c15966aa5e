import type { OperationName } from './endpoint.js';
import type { Attempt } from './options.js';
import type { Placed } from './security.js';

/** A call on its way, as middleware, `fetch` and errors see it. */
export interface CallState {
  readonly operation: OperationName & { requestId: string | undefined };
  readonly credentials: Placed;
  /** True for a call of `raw`. */
  readonly raw: boolean;
  /** The number of the attempt, 1 for the first. */
  attempt: number;
  /** What hooks were told of it. */
  context?: Attempt;
  /** `writing` until hooks see the request, `reading` once they have seen its response. */
  phase: 'writing' | 'sending' | 'reading';
}

/**
 * The state of each call, by the `params` that openapi-fetch passes on to its middleware, and by the
 * request, which is all that `fetch` gets.
 */
export const callStates: WeakMap<object, CallState> = new WeakMap();

/** The state of a call that is about to be made. */
export function startCall(
  { id, method, path }: OperationName,
  credentials: Placed,
  raw = false,
): CallState {
  const operation = { id, method, path, requestId: undefined };
  return { operation, credentials, raw, attempt: 1, phase: 'writing' };
}

/** What hooks are told of the current attempt. */
export function attemptOf({ operation, attempt }: CallState): Attempt {
  return { operationId: operation.id, attempt, requestId: operation.requestId };
}
