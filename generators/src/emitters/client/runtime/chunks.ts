import { platformCause } from './call-errors.js';
import type { CallOptions } from './call-options.js';
import type { Connection } from './connection.js';
import type { CalledOperation } from './endpoint.js';
import { ConnectionError, OperationError } from './errors.js';
import { withTimeout } from './with-timeout.js';

/**
 * Reads a body chunk by chunk. The timeout applies to each wait for the next chunk and not to the whole body.
 * Leaving the loop closes the connection.
 * @throws {OperationError} if the body is incomplete, a wait times out, or the caller aborts
 */
export async function* readChunks(
  { options, secrets }: Connection,
  operation: CalledOperation,
  { body }: Response,
  { signal, timeout = options.timeout ?? 60_000 }: CallOptions = {},
): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  if (!reader) return;
  const limits = { timeout: timeout || Infinity, signal, sent: true, missing: 'sent nothing' };
  try {
    for (;;) {
      const { done, value } = await withTimeout(operation, limits, () => reader.read());
      if (done) return;
      yield value;
    }
  } catch (error) {
    if (error instanceof OperationError) throw error;
    const cause = platformCause(error, secrets);
    throw new ConnectionError(operation, 'sent an incomplete body', true, error, cause);
  } finally {
    // Ignore the rest of the body, and errors of a stream that has failed already.
    reader.cancel().catch(() => undefined);
  }
}
