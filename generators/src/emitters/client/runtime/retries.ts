import { currentAttempt, type CallState } from './call-state.js';
import type { RetryPolicy } from './call-options.js';
import { clock } from './clock.js';
import { AbortedError, OperationError, TimeoutError, UsageError } from './errors.js';
import { limitFault } from './limits.js';
import type { CommonOptions } from './options.js';
import { retryDelay } from './retry-delay.js';

/** The options of a call that decide on its retries and timeouts. */
export interface AttemptOptions extends RetryPolicy {
  /** True if the request may be sent again after the server may have received it. */
  readonly idempotent: boolean;
  /** The caller's signal. */
  readonly signal?: AbortSignal | undefined;
}

/** In milliseconds; longer timers would fire immediately. */
const maxTimerDelay = 2 ** 31 - 1;

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
  const { retries, timeout, end } = resolveLimits(call, options, terms);
  for (; ; call.attempt += 1) {
    try {
      return await attemptWithTimeout(call, Math.min(timeout, end - clock.now()), signal, attempt);
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

/** Runs one attempt with a timeout of `limit` milliseconds and the caller's signal. */
function attemptWithTimeout<Result>(
  { attempt: count, operation }: CallState,
  limit: number,
  signal: AbortSignal | undefined,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const aborted = (sent: boolean): AbortedError =>
      new AbortedError(operation, 'was aborted', sent, signal?.reason);
    if (signal?.aborted) throw aborted(count > 1);
    const controller = new AbortController();
    const end = <Value>(settle: (value: Value) => void, value: Value): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      settle(value);
    };
    // A custom `fetch`, a hook or a token function may not obey the signal, so do not wait for it.
    const stop = (error: OperationError): void => {
      end(reject, error);
      controller.abort(error);
    };
    const abort = (): void => stop(aborted(true));
    const expire = (): void =>
      stop(new TimeoutError(operation, `got no response in ${limit} ms`, true, undefined));
    const timer = setTimeout(expire, Math.min(limit, maxTimerDelay));
    signal?.addEventListener('abort', abort);
    attempt(controller.signal).then(
      (result) => end(resolve, result),
      (error: unknown) => end(reject, error),
    );
  });
}

/**
 * The limits of a call, from its own options or those of the client. `timeout` is in milliseconds, `end`
 * is the time at which the whole call times out, in milliseconds since 1970.
 * @throws {UsageError} if a limit is not a number, since it would never take effect
 */
function resolveLimits(
  { operation }: CallState,
  options: RetryPolicy,
  own: RetryPolicy,
): { readonly retries: number; readonly timeout: number; readonly end: number } {
  const limit = (name: keyof RetryPolicy, standard: number): number => {
    const value = own[name] ?? options[name] ?? standard;
    const fault = limitFault(name, value);
    if (fault) throw new UsageError(operation, `cannot be sent: ${fault}`);
    return value;
  };
  return {
    retries: limit('retries', 2),
    timeout: limit('timeout', 60_000) || Infinity,
    end: clock.now() + (limit('totalTimeout', 0) || Infinity),
  };
}
