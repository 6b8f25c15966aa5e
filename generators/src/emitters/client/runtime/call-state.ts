import type { CalledOperation, Input, OperationName } from './endpoint.js';
import type { Attempt } from './options.js';

/** The state of a pending call, shared by its attempts, their hooks and errors. */
export interface CallState {
  readonly operation: CalledOperation;
  /** Keys and credentials, which must not appear in messages. */
  secrets: readonly string[];
  /** The parameters and the body; empty for a call made through `raw`. */
  readonly input: Input;
  /** The number of the attempt, 1 for the first. */
  attempt: number;
  /** What runs at present, which decides how an exception is reported; `hook` for a hook of the options. */
  phase: 'writing' | 'hook' | 'sending';
}

/**
 * The initial state of a call.
 * @param site created in the function that the caller calls, or in one that this calls synchronously
 */
export function startCall(
  { id, method, path }: OperationName,
  secrets: readonly string[],
  input: Input = {},
  site: Error = new Error(),
): CallState {
  const operation = { id, method, path, requestId: undefined, site };
  return { operation, secrets, input, attempt: 1, phase: 'writing' };
}

/** The current attempt as hooks get it. */
export function currentAttempt({ operation, attempt }: CallState): Attempt {
  return { operationId: operation.id, attempt, requestId: operation.requestId };
}
