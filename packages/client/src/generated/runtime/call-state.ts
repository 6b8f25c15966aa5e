// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Input, OperationName } from './endpoint.js';
import type { Attempt } from './options.js';
import type { CredentialParameters } from './security.js';

/** The state of a pending call, shared by middleware, `fetch` and errors. */
export interface CallState {
  readonly operation: OperationName & { requestId: string | undefined };
  readonly credentials: CredentialParameters;
  /** The parameters and the body; undefined for a call made through `raw`. */
  readonly input?: Input | undefined;
  /** True for a call made through `raw`. */
  readonly raw: boolean;
  /** The number of the attempt, 1 for the first. */
  attempt: number;
  /** The attempt as it was passed to the hooks. */
  context?: Attempt;
  /** `writing` before the request hooks run, `reading` after the response hooks have run. */
  phase: 'writing' | 'sending' | 'reading';
}

/**
 * The state of each call, by the `params` that openapi-fetch passes to its middleware and by the
 * request, the only thing that `fetch` gets.
 */
export const callStates: WeakMap<object, CallState> = new WeakMap();

/** The initial state of a call. */
export function startCall(
  { id, method, path }: OperationName,
  credentials: CredentialParameters,
  input?: Input,
  raw = false,
): CallState {
  const operation = { id, method, path, requestId: undefined };
  return { operation, credentials, input, raw, attempt: 1, phase: 'writing' };
}

/** The current attempt as hooks get it. */
export function currentAttempt({ operation, attempt }: CallState): Attempt {
  return { operationId: operation.id, attempt, requestId: operation.requestId };
}
