import type { BodyDescriptor } from '../../types/runtime/operation.js';
import { RequestError } from './request-error.js';
import { decodeUtf8, type JsonLimits, parseJson } from './json.js';
import { isDocumented, kindOf, type MediaType, parseMediaType } from './media-type.js';
import type { Codecs } from './codecs.js';

/** Returns the bytes of a request body to parse; `read` returns those that were sent. */
export type ReceiveBody = (
  request: Request,
  read: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/** The limits of a request body, and what reads it. */
export interface BodyLimits extends JsonLimits {
  readonly maxBodyBytes: number;
  readonly receiveBody: ReceiveBody;
}

/** A request body; without a media type if there is none. */
export interface ReceivedBody {
  readonly mediaType: string | undefined;
  readonly value: unknown;
}

/**
 * Reads the body of a request by its media type: JSON is parsed, a form becomes an object if the document
 * describes it as one and `FormData` otherwise, a sequence of JSON values an array, text a string, everything else bytes.
 * An empty body counts as missing.
 * @throws {RequestError} `too-large`, `media-type` or `malformed`
 */
export async function readBody(
  request: Request,
  documented: BodyDescriptor | undefined,
  limits: BodyLimits,
  forms: Codecs['forms'] = {},
): Promise<ReceivedBody> {
  if (!documented) return { mediaType: undefined, value: undefined };
  const bytes = await limits.receiveBody(request, () => readBytes(request, limits.maxBodyBytes));
  if (bytes.length === 0) return { mediaType: undefined, value: undefined };
  const { essence } = parseContentType(request.headers, documented.types);
  return {
    mediaType: essence,
    value: await decode(bytes, essence, request.headers, limits, forms),
  };
}

/** Reads all bytes. With a declared length, it avoids the stream, which is slow for small requests. */
async function readBytes(request: Request, maxBodyBytes: number): Promise<Uint8Array> {
  if (request.bodyUsed) {
    throw new Error('The request body has already been read, for instance by a middleware.');
  }
  const declared = Number(request.headers.get('content-length') ?? Number.NaN);
  if (declared > maxBodyBytes) throw new RequestError({ kind: 'too-large', maxBodyBytes });
  return declared <= maxBodyBytes
    ? readWhole(request, maxBodyBytes)
    : readStream(request, maxBodyBytes);
}

/** Reads the body at once. HTTP enforces the declared length, but requests may come from elsewhere. */
async function readWhole(request: Request, maxBodyBytes: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(await request.arrayBuffer().catch(throwUnreadable));
  if (bytes.length > maxBodyBytes) throw new RequestError({ kind: 'too-large', maxBodyBytes });
  return bytes;
}

/** Reads a stream up to the limit. */
async function readStream({ body }: Request, maxBodyBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunksOf(body)) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new RequestError({ kind: 'too-large', maxBodyBytes });
    chunks.push(chunk);
  }
  return concatenate(chunks, length);
}

/** The chunks of a stream. Leaving the loop early cancels the stream. */
async function* chunksOf(body: Request['body']): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(throwUnreadable);
      if (done) return;
      if (!(value instanceof Uint8Array)) throwUnreadable();
      yield value;
    }
  } finally {
    // Ignore the rest of the body, and errors of a stream that has failed already.
    void reader.cancel().catch(() => undefined);
  }
}

/** @throws {RequestError} `malformed`: the caller disconnected, or the body is not a byte stream */
function throwUnreadable(): never {
  throw new RequestError({ kind: 'malformed', message: 'The request body could not be read.' });
}

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only && chunks.length === 1) return only;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function parseContentType(headers: Headers, supported: readonly string[]): MediaType {
  const refuse = (message: string): never => {
    throw new RequestError({ kind: 'media-type', message, supported });
  };
  const list = supported.join(' or ');
  const header = headers.get('content-type');
  if (header === null) return refuse(`The request body has no Content-Type. Send ${list}.`);
  const found = parseMediaType(header);
  if (!found || !isDocumented(found.essence, supported)) {
    return refuse(`The Content-Type of the request body is not supported. Send ${list}.`);
  }
  const encoded = headers.get('content-encoding') ?? 'identity';
  if (encoded !== 'identity') return refuse('Send the request body without Content-Encoding.');
  const utf8 = ['utf-8', 'utf8', 'us-ascii', undefined].includes(found.charset);
  return utf8 ? found : refuse('The charset of the request body is not supported. Send UTF-8.');
}

async function decode(
  bytes: Uint8Array,
  essence: string,
  headers: Headers,
  limits: JsonLimits,
  forms: NonNullable<Codecs['forms']>,
): Promise<unknown> {
  const read = forms[essence];
  if (read) return read(bytes, headers.get('content-type') ?? '', limits);
  switch (kindOf(essence)) {
    case 'json':
      return parseJson(decodeUtf8(bytes), limits);
    case 'text':
      return decodeUtf8(bytes);
    case 'form':
    case 'binary':
      return bytes;
  }
}
