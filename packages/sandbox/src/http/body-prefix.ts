/** A request or response body, truncated if it is long. */
export interface LoggedBody {
  readonly body: string;
  readonly complete: boolean;
}

/** The maximum number of logged bytes of a body. */
const maximumBytes = 64 * 1024;

/** Collects the beginning of a body. */
class BodyPrefix {
  readonly #chunks: Uint8Array[] = [];
  #length = 0;
  #ended = false;

  get isFull(): boolean {
    return this.#length > maximumBytes;
  }

  add(chunk: Uint8Array): void {
    const room = maximumBytes - this.#length;
    // A copy: the consumer may change the chunk.
    if (room > 0) this.#chunks.push(chunk.slice(0, room));
    this.#length += chunk.length;
  }

  end(): void {
    this.#ended = true;
  }

  read(): LoggedBody {
    const complete = this.#ended && !this.isFull;
    // Omits a truncated character.
    const body = new TextDecoder().decode(Buffer.concat(this.#chunks), { stream: !complete });
    return { body, complete };
  }
}

/** A request whose body is captured while it is read. */
export interface CapturedRequest {
  readonly request: Request;
  /** Returns what was read so far. */
  readonly body: () => LoggedBody;
}

/**
 * Captures the beginning of a request body while the handler reads it. It reads nothing by itself: a second reader
 * would delay responses that do not need the body, and buffer the whole body.
 */
export function captureBody(request: Request): CapturedRequest {
  const { method } = request;
  if (method === 'GET' || method === 'HEAD')
    return { request, body: () => ({ body: '', complete: true }) };
  const prefix = new BodyPrefix();
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        // Not before: a server starts to receive a body when it is accessed.
        reader ??= request.body?.getReader();
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) {
          prefix.end();
          controller.close();
        } else {
          prefix.add(value);
          controller.enqueue(value);
        }
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const { url, headers, signal } = request;
  const isUnknown = !headers.has('content-length') && !headers.has('transfer-encoding');
  return {
    request: new Request(url, { method, headers, signal, body, duplex: 'half' }),
    // Without these headers there is no body.
    body: () => (reader === undefined && isUnknown ? { body: '', complete: true } : prefix.read()),
  };
}

/** Reads the beginning of a response body from a clone, so that the response can still be read. */
export async function readBodyPrefix(response: Response): Promise<LoggedBody> {
  const prefix = new BodyPrefix();
  const reader = response.clone().body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) {
      prefix.end();
      return prefix.read();
    }
    if (value) prefix.add(value);
    if (prefix.isFull) break;
  }
  // Resolves when the other branch is read, so it is not awaited.
  void reader?.cancel();
  return prefix.read();
}
