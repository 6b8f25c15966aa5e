import { Call, callOperation } from './call.js';
import type { BinaryOptions } from './call-options.js';
import { readChunks } from './chunks.js';
import type { Connection } from './connection.js';
import type { CalledOperation, Endpoint, Input } from './endpoint.js';
import { acceptedEndpoint } from './representation-call.js';
import { readKind } from './response.js';
import { startCall } from './call-state.js';
import { sendRequest } from './send-request.js';

/** Calls an operation that returns bytes: as a `Blob`, or as a stream with `as: 'stream'`. */
export function binaryOperation<Result>(
  connection: Connection,
  endpoint: Endpoint,
  input: Input,
): Call<Result> {
  const { as } = (input.options ?? {}) as BinaryOptions<'blob' | 'stream'>;
  const accepted = acceptedEndpoint(endpoint, input);
  const { read: other, parseAs } = accepted;
  const isBinary = other !== undefined || parseAs === 'blob';
  if (as !== 'stream' || !isBinary) return callOperation(connection, accepted, input);
  const read: NonNullable<Endpoint['read']> = async (response, operation) => {
    const type = response.headers.get('content-type');
    return other && type !== null && readKind(type) !== 'binary'
      ? other(response, operation)
      : bytesOf(connection, operation, input, response);
  };
  const endpointOfBytes = { ...accepted, parseAs: 'stream', read, unvalidated: true } as const;
  const call = startCall(endpoint, connection.secrets, input);
  return new Call(sendRequest<Result>(connection, endpointOfBytes, call));
}

/** A stream of the bytes of a response as they arrive. */
function bytesOf(
  connection: Connection,
  operation: CalledOperation,
  { options }: Input,
  response: Response,
): ReadableStream<Uint8Array> {
  const cancelled = new AbortController();
  const own = cancelled.signal;
  options?.signal?.addEventListener('abort', () => cancelled.abort(options.signal?.reason), {
    signal: own,
  });
  const chunks = readChunks(connection, operation, response, { ...options, signal: own });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await chunks.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(error);
        }
      },
      async cancel() {
        cancelled.abort();
        await chunks.return();
        // If nothing was read, `chunks` does not cancel the body.
        await response.body?.cancel().catch(() => undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
