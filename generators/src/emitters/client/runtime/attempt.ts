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
  const controller = new AbortController();
  let sent = context.attempt > 1;
  const abort = (): void =>
    controller.abort(new AbortedError(endpoint, 'was aborted', sent, signal?.reason));
  const expire = (): void =>
    controller.abort(new TimeoutError(endpoint, `got no response in ${limit} ms`, true, undefined));
  if (signal?.aborted) abort();
  controller.signal.throwIfAborted();
  sent = true;
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(expire, Math.min(limit, longestTimer));
  try {
    return await Promise.race([
      exchange(connection, endpoint, request, context, controller.signal),
      // An app's own `fetch` may not heed the signal: it is not waited for.
      new Promise<never>((_resolve, reject) => {
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
      }),
    ]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
