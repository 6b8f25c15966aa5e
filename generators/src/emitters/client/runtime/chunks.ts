import type { CallOptions } from './call-options.js';
import type { Connection } from './connection.js';
import type { OperationName } from './endpoint.js';
import { AbortedError, ConnectionError, OperationError, TimeoutError } from './errors.js';

/**
 * Reads a body chunk by chunk. The timeout applies to each wait for the next chunk and not to the whole body.
 * Leaving the loop closes the connection.
 * @throws {OperationError} if the body is incomplete, a wait times out, or the caller aborts
 */
export async function* readChunks(
  { options }: Connection,
  operation: OperationName,
  { body }: Response,
  call: CallOptions = {},
): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  if (!reader) return;
  const { wait, end } = limitReads(operation, { timeout: options.timeout, ...call });
  try {
    for (;;) {
      const { done, value } = await wait(reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new ConnectionError(operation, 'sent an incomplete body', true, error);
  } finally {
    end();
    // Ignore the rest of the body, and errors of a stream that has failed already.
    reader.cancel().catch(() => undefined);
  }
}

/** Creates a function that limits waits by the timeout and the caller's signal. */
function limitReads(
  operation: OperationName,
  { signal, timeout = 60_000 }: CallOptions,
): { readonly wait: <T>(work: Promise<T>) => Promise<T>; readonly end: () => void } {
  const stopping = new AbortController();
  const stopped = new Promise<never>((_resolve, reject) => {
    stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason));
  });
  // Avoids an unhandled rejection if the caller aborts between two waits.
  stopped.catch(() => undefined);
  const abort = (): void =>
    stopping.abort(new AbortedError(operation, 'was aborted', true, signal?.reason));
  const expire = (): void =>
    stopping.abort(new TimeoutError(operation, `sent nothing for ${timeout} ms`, true, undefined));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    wait: (work) => {
      const timer = timeout > 0 ? setTimeout(expire, Math.min(timeout, 2 ** 31 - 1)) : undefined;
      return Promise.race([work, stopped]).finally(() => clearTimeout(timer));
    },
    end: () => signal?.removeEventListener('abort', abort),
  };
}
