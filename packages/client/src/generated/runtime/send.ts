// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { attemptOnce, type Arrived } from './attempt.js';
import { clock } from './clock.js';
import type { Connection } from './connection.js';
import type { Endpoint, Input } from './endpoint.js';
import { OperationError, UsageError } from './errors.js';
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
  const limits = limitsOf(endpoint, options, own);
  const { repeatable, requestId, ...request } = await prepare(connection, endpoint, input);
  const called = { ...endpoint, requestId };
  for (let attempt = 1; ; attempt += 1) {
    const context = { operationId: endpoint.id, attempt, requestId };
    try {
      const limit = Math.min(limits.timeout, limits.end - clock.now());
      return await attemptOnce(connection, called, request, { limit, signal, context });
    } catch (error) {
      if (!(error instanceof OperationError)) throw error;
      const again = error.retryable && attempt <= limits.retries && (repeatable || !error.sent);
      const delay = again ? pauseAfter(error, attempt) : Infinity;
      if (clock.now() + delay >= limits.end) {
        await options.onError?.(error, context);
        throw error;
      }
      await options.onRetry?.(error, { ...context, delay });
      await clock.wait(delay, signal);
    }
  }
}

/**
 * The limits of a call, or else the client's; `end` is when all attempts are over.
 * @throws {UsageError} if one is not a number: it would never be reached.
 */
function limitsOf(
  endpoint: Endpoint,
  options: Patience,
  own: Patience,
): { readonly retries: number; readonly timeout: number; readonly end: number } {
  const limit = (name: keyof Patience, standard: number): number => {
    const value = own[name] ?? options[name] ?? standard;
    if (value >= 0) return value;
    throw new UsageError(endpoint, `cannot be sent: ${name} must be a number`);
  };
  return {
    retries: limit('retries', 2),
    timeout: limit('timeout', 60_000) || Infinity,
    end: clock.now() + (limit('totalTimeout', 0) || Infinity),
  };
}
