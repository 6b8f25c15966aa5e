import type { CallState } from './call-state.js';
import { ConnectionError, OperationError, UsageError } from './errors.js';
import { InputError } from './input-error.js';
import { clean } from './problem.js';

/** A platform's codes for what fails before the first byte leaves, and never later. */
const unsent = /REFUSED|NOTFOUND|EAI_AGAIN|CONNECT_TIMEOUT/i;

/** The error of a response that did not arrive, or not whole; or what ended the attempt. */
export function connectionFailure(
  secrets: readonly string[],
  { operation }: CallState,
  signal: AbortSignal,
  error: unknown,
): unknown {
  // Platforms do not agree on what they reject with.
  if (signal.aborted) return signal.reason;
  // The platform's `fetch failed` wraps what failed.
  const { cause = error } = Object(error) as { readonly cause?: unknown };
  const { code = '', message = '' } = Object(cause) as Partial<Record<string, string>>;
  const reason = clean(`${code} ${message}`, secrets).trim();
  const sent = !unsent.test(code);
  return new ConnectionError(operation, `got no complete response: ${reason}`, sent, error);
}

/** The error of values that no request can be made of. The platform's own would quote them. */
export function usageFailure({ operation }: CallState, error: unknown): OperationError {
  if (error instanceof OperationError) return error;
  const reason =
    error instanceof InputError
      ? error.message
      : 'its path, query, headers or body cannot be written';
  return new UsageError(operation, `cannot be sent: ${reason}`);
}
