import { attemptOf, type CallState } from './call-state.js';
import type { Patience } from './call-options.js';
import { clock } from './clock.js';
import { AbortedError, OperationError, TimeoutError, UsageError } from './errors.js';
import type { CommonOptions } from './options.js';
import { pauseAfter } from './retry.js';

/** What decides how often and how long a call is tried. */
export interface Terms extends Patience {
  /** Whether the request may be sent again once it has left. */
  readonly repeatable: boolean;
  /** The caller's. */
  readonly signal?: AbortSignal | undefined;
}

/** Beyond this, timers fire at once. */
const longestTimer = 2 ** 31 - 1;

/**
 * Attempts a call until it succeeds, fails in a way that does not pass, or may not be repeated. Safe
 * to repeat is what is so by the document (an idempotent method, a key in the body), and what never left.
 * @param attempt makes one attempt; the signal ends it when its time is over or the caller aborts
 * @throws {OperationError} of the kind that tells what went wrong.
 */
export async function withRetries<Result>(
  options: CommonOptions,
  call: CallState,
  terms: Terms,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { repeatable, signal } = terms;
  const { retries, timeout, end } = limitsOf(call, options, terms);
  for (; ; call.attempt += 1) {
    try {
      return await limited(options, call, Math.min(timeout, end - clock.now()), signal, attempt);
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      const again = error.retryable && call.attempt <= retries && (repeatable || !error.sent);
      const delay = again ? pauseAfter(error, call.attempt) : Infinity;
      if (clock.now() + delay >= end) {
        await options.onError?.(error, attemptOf(call));
        throw error;
      }
      await options.onRetry?.(error, { ...attemptOf(call), delay });
      await clock.wait(delay, signal);
    }
  }
}

/** Makes an attempt, and gives it up where its time is over or the caller says so. */
async function limited<Result>(
  { fetch, onRequest, onResponse }: CommonOptions,
  { attempt: count, operation }: CallState,
  limit: number,
  signal: AbortSignal | undefined,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const aborted = (sent: boolean): AbortedError =>
    new AbortedError(operation, 'was aborted', sent, signal?.reason);
  if (signal?.aborted) throw aborted(count > 1);
  const controller = new AbortController();
  const abort = (): void => controller.abort(aborted(true));
  const expire = (): void =>
    controller.abort(
      new TimeoutError(operation, `got no response in ${limit} ms`, true, undefined),
    );
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(expire, Math.min(limit, longestTimer));
  try {
    const work = attempt(controller.signal);
    // The platform's `fetch` heeds the signal. Code of an app's own may not: it is not waited for.
    const foreign = fetch ?? onRequest ?? onResponse;
    return await (foreign ? Promise.race([work, rejectionBy(controller.signal)]) : work);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function rejectionBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/**
 * The limits of a call, or else the client's; `end` is when all attempts are over.
 * @throws {UsageError} if one is not a number: it would never be reached.
 */
function limitsOf(
  { operation }: CallState,
  options: Patience,
  own: Patience,
): { readonly retries: number; readonly timeout: number; readonly end: number } {
  const limit = (name: keyof Patience, standard: number): number => {
    const value = own[name] ?? options[name] ?? standard;
    if (value >= 0) return value;
    throw new UsageError(operation, `cannot be sent: ${name} must be a number`);
  };
  return {
    retries: limit('retries', 2),
    timeout: limit('timeout', 60_000) || Infinity,
    end: clock.now() + (limit('totalTimeout', 0) || Infinity),
  };
}
