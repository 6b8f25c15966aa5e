// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { mergeHeaders } from 'openapi-fetch';
import type { CallOptions } from './call-options.js';
import type { BinaryBody, Encoded } from './encoded.js';

/** A body that is sent as it is; undefined where it has to be written first. */
export function readyBody(value: unknown, type: string): Encoded | undefined {
  // The platform writes the boundary into its type.
  if (value instanceof FormData) return { body: value };
  if (isStream(value)) return { body: value, type, once: true, duplex: 'half' };
  return isRaw(value) ? { body: value, type } : undefined;
}

/** Whether a value is bytes, or a form that is written. */
export function isRaw(value: unknown): value is BinaryBody | URLSearchParams {
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

/** The media type that a call asks for itself. */
export function askedType(options: CallOptions | undefined): string | undefined {
  return mergeHeaders(options?.headers).get('content-type') ?? undefined;
}
