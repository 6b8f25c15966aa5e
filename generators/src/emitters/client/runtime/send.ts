import { attemptOnce, type Arrived } from './attempt.js';
import { clock } from './clock.js';
import type { Connection } from './connection.js';
import type { Endpoint, Input } from './endpoint.js';
import { OperationError } from './errors.js';
import type { Patience } from './options.js';
import { prepare } from './prepare.js';
import { pauseAfter } from './retry.js';

/**
 * Calls an operation: sends its request, again where it failed in a way that may pass and it is safe
 * to do so, and returns what came. A repeat is safe by the document (an idempotent method, a key in
 * the body), or where the request never left.
 * @throws {OperationError} of the kind that tells what went wrong.
 */
export async function send(
  connection: Connection,
  endpoint: Endpoint,
  input: Input,
): Promise<Arrived<unknown>> {
  const { options } = connection;
  const { signal, ...own } = input.options ?? {};
  const { retries, timeout, end } = limitsOf(options, own);
  const { repeatable, ...request } = await prepare(connection, endpoint, input);
  for (let attempt = 1; ; attempt += 1) {
    const context = { operationId: endpoint.id, attempt };
    try {
      const limit = Math.min(timeout, end - clock.now());
      return await attemptOnce(connection, endpoint, request, { limit, signal, context });
    } catch (error) {
      if (!(error instanceof OperationError) || !error.retryable || attempt > retries) throw error;
      const delay = repeatable || !error.sent ? pauseAfter(error, attempt) : Infinity;
      if (clock.now() + delay >= end) throw error;
      await options.onRetry?.(error, { ...context, delay });
      await clock.wait(delay, signal);
    }
  }
}

/** The patience of a call, or else the client's; `end` is when all of it is over. */
function limitsOf(
  options: Patience,
  own: Patience,
): { readonly retries: number; readonly timeout: number; readonly end: number } {
  const total = own.totalTimeout ?? options.totalTimeout;
  return {
    retries: own.retries ?? options.retries ?? 2,
    timeout: (own.timeout ?? options.timeout ?? 60_000) || Infinity,
    end: clock.now() + (total || Infinity),
  };
}
