import { toHeaders } from './headers.js';
import type { CallOptions } from './call-options.js';
import type { BinaryBody, EncodedBody } from './encoded-body.js';

/** The encoded form of a body that is sent unchanged; undefined if it has to be serialized first. */
export function encodeRawBody(value: unknown, type: string): EncodedBody | undefined {
  // The platform sets the content type with its boundary. A retry sends what the first attempt sent.
  if (value instanceof FormData) {
    const body = new FormData();
    value.forEach((part, name) => body.append(name, part));
    return { body };
  }
  if (value instanceof URLSearchParams) return { body: value.toString(), type };
  if (value instanceof ArrayBuffer) return { body: value.slice(0), type };
  if (ArrayBuffer.isView(value))
    return {
      body: new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice() as BinaryBody,
      type,
    };
  if (isStream(value)) return { body: value, type, duplex: 'half' };
  return isRawBody(value) ? { body: value, type } : undefined;
}

/** True for bytes, streams and `URLSearchParams`. */
export function isRawBody(value: unknown): value is BinaryBody | URLSearchParams {
  return (
    value instanceof Blob ||
    value instanceof URLSearchParams ||
    value instanceof ArrayBuffer ||
    ArrayBuffer.isView(value) ||
    isStream(value)
  );
}

function isStream(value: unknown): value is ReadableStream<Uint8Array> {
  return value instanceof ReadableStream;
}

/** The content type among the headers of a call. */
export function contentTypeOf(options: CallOptions | undefined): string | undefined {
  return toHeaders(options?.headers).get('content-type') ?? undefined;
}
