// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Connection } from './connection.js';
import type { Endpoint } from './endpoint.js';
import { AbortedError, TimeoutError } from './errors.js';
import { exchange } from './exchange.js';
import type { Attempt } from './options.js';
import type { Prepared } from './prepare.js';

/** What came of a call. */
export interface Arrived<Result> {
  readonly data: Result;
  /** Its status and headers; its body has been read. */
  readonly response: Response;
}

/** How long an attempt may take, and what hooks hear of it. */
export interface Terms {
  /** Milliseconds until it is given up. */
  readonly limit: number;
  /** The caller's. */
  readonly signal: AbortSignal | undefined;
  readonly context: Attempt;
}

/** Beyond this, timers fire at once. */
const longestTimer = 2 ** 31 - 1;

/** Sends a request once, and gives it up where its time is over or the caller says so. */
export async function attemptOnce(
  connection: Connection,
  endpoint: Endpoint,
  request: Prepared,
  { limit, signal, context }: Terms,
): Promise<Arrived<unknown>> {
  const aborted = (sent: boolean): AbortedError =>
    new AbortedError(endpoint, 'was aborted', sent, signal?.reason);
  if (signal?.aborted) throw aborted(context.attempt > 1);
  const controller = new AbortController();
  const abort = (): void => controller.abort(aborted(true));
  const expire = (): void =>
    controller.abort(new TimeoutError(endpoint, `got no response in ${limit} ms`, true, undefined));
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(expire, Math.min(limit, longestTimer));
  try {
    const { fetch, onRequest, onResponse } = connection.options;
    const work = exchange(connection, endpoint, request, context, controller.signal);
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
