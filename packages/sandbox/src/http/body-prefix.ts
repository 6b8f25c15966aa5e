/** A body, or its beginning. */
export interface LoggedBody {
  readonly text: string;
  readonly complete: boolean;
}

/** How many bytes of a body are kept. */
const mostBytes = 64 * 1024;

/** The beginning of a body, kept as it is read. */
class BodyPrefix {
  readonly #kept: Uint8Array[] = [];
  #length = 0;
  #ended = false;

  get isFull(): boolean {
    return this.#length > mostBytes;
  }

  add(chunk: Uint8Array): void {
    const room = mostBytes - this.#length;
    // A copy: whoever reads the chunk may change it.
    if (room > 0) this.#kept.push(chunk.slice(0, room));
    this.#length += chunk.length;
  }

  end(): void {
    this.#ended = true;
  }

  read(): LoggedBody {
    const complete = this.#ended && !this.isFull;
    // A character that was cut is left out.
    const text = new TextDecoder().decode(Buffer.concat(this.#kept), { stream: !complete });
    return { text, complete };
  }
}

/** A request whose body is kept while it is read. */
export interface CapturedRequest {
  readonly request: Request;
  /** What was read so far. */
  readonly body: () => LoggedBody;
}

/**
 * Keeps the beginning of a request body while its receiver reads it. Nothing is read that the receiver does not ask
 * for: a second reader would hold up an answer that comes before the body, and keep all of it in memory.
 */
export function captureBody(request: Request): CapturedRequest {
  const { method } = request;
  const source = method === 'GET' || method === 'HEAD' ? null : request.body;
  if (source === null) return { request, body: () => ({ text: '', complete: true }) };
  const prefix = new BodyPrefix();
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        reader ??= source.getReader();
        const { done, value } = await reader.read();
        if (done) {
          prefix.end();
          controller.close();
        } else {
          prefix.add(value);
          controller.enqueue(value);
        }
      },
      cancel: (reason) => (reader ?? source).cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const { url, headers, signal } = request;
  const isUnknown = !headers.has('content-length') && !headers.has('transfer-encoding');
  return {
    request: new Request(url, { method, headers, signal, body, duplex: 'half' }),
    // Without these headers HTTP has no body, and none was asked for.
    body: () => (reader === undefined && isUnknown ? { text: '', complete: true } : prefix.read()),
  };
}

/** The beginning of the body of a response, which can still be read as a whole. */
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
  // This ends with the other copy, which is read after this one.
  void reader?.cancel();
  return prefix.read();
}
