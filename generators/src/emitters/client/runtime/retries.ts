import { currentAttempt, type CallState } from './call-state.js';
import type { RetryPolicy } from './call-options.js';
import { clock } from './clock.js';
import { OperationError, UsageError } from './errors.js';
import { limitFault } from './limits.js';
import type { CommonOptions } from './options.js';
import { retryDelay } from './retry-delay.js';
import { withTimeout } from './with-timeout.js';

/** The options of a call that decide on its retries and timeouts. */
export interface AttemptOptions extends RetryPolicy {
  /** True if the request may be sent again after the server may have received it. */
  readonly idempotent: boolean;
  /** The caller's signal. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a call and retries it while the failure is temporary, a retry is safe and retries are left. A
 * retry is safe if the operation is idempotent (by its method, or by a key in its body), or if the
 * request never reached the server.
 * @param attempt runs one attempt; its signal is aborted on timeout and when the caller aborts
 * @throws {OperationError} if the call fails; its subclass says why
 */
export async function withRetries<Result>(
  options: CommonOptions,
  call: CallState,
  terms: AttemptOptions,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { idempotent, signal } = terms;
  const fault = limitFault(terms);
  if (fault) throw new UsageError(call.operation, `cannot be sent: ${fault}`);
  const limit = (name: keyof RetryPolicy, standard: number): number =>
    terms[name] ?? options[name] ?? standard;
  const retries = limit('retries', 2);
  const timeout = limit('timeout', 60_000) || Infinity;
  const end = clock.now() + (limit('totalTimeout', 0) || Infinity);
  for (; ; call.attempt += 1) {
    try {
      return await withTimeout(
        call.operation,
        {
          timeout: Math.min(timeout, end - clock.now()),
          signal,
          sent: call.attempt > 1,
          missing: 'got no response',
        },
        attempt,
      );
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      const again = error.retryable && call.attempt <= retries && (idempotent || !error.sent);
      const delay = again ? retryDelay(error, call.attempt) : Infinity;
      if (clock.now() + delay >= end) {
        await options.onError?.(error, currentAttempt(call));
        throw error;
      }
      await options.onRetry?.(error, { ...currentAttempt(call), delay });
      await clock.wait(delay, signal);
    }
  }
}
