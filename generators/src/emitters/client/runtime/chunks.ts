import type { CallOptions } from './call-options.js';
import type { Connection } from './connection.js';
import type { OperationName } from './endpoint.js';
import { AbortedError, ConnectionError, OperationError, TimeoutError } from './errors.js';

/**
 * The bytes of a body as they arrive. The time limit of an attempt holds for each wait for more of them and not
 * for the whole. Leaving the loop lets go of the connection.
 * @throws {OperationError} if the body breaks off, no more of it arrives in time, or the caller aborts
 */
export async function* readChunks(
  { options }: Connection,
  operation: OperationName,
  { body }: Response,
  call: CallOptions = {},
): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  if (!reader) return;
  const { wait, end } = limitWaits(operation, { timeout: options.timeout, ...call });
  try {
    for (;;) {
      const { done, value } = await wait(reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    if (error instanceof OperationError) throw error;
    throw new ConnectionError(operation, 'sent a body that broke off', true, error);
  } finally {
    end();
    // What is left does not matter any more, nor does it if the stream has failed.
    reader.cancel().catch(() => undefined);
  }
}

/** Makes what waits no longer than the caller wants. */
function limitWaits(
  operation: OperationName,
  { signal, timeout = 60_000 }: CallOptions,
): { readonly wait: <T>(work: Promise<T>) => Promise<T>; readonly end: () => void } {
  const stopping = new AbortController();
  const stopped = new Promise<never>((_resolve, reject) => {
    stopping.signal.addEventListener('abort', () => reject(stopping.signal.reason));
  });
  // Nobody may be waiting when the caller aborts.
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
