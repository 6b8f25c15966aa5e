import type { OperationDescriptor } from '../../types/runtime/operation.js';
import type { RawBody, Reply, ResponseHeaders } from './handler.js';
import { isJson } from './media-type.js';
import { documentedKey } from '../../types/runtime/documented-key.js';

/** Status codes whose responses never have a body. */
const bodyless = new Set([204, 205, 304]);

/**
 * Serializes a reply.
 * @throws {Error} if it is invalid: a status out of range, a header with a line break, a body that
 * cannot be serialized
 */
export function writeResponse(reply: Reply, operation: OperationDescriptor | undefined): Response {
  const { status, body } = reply;
  // `new Response` defaults to 200, which a reply without status, such as a promise, must not become.
  if (!Number.isInteger(status) || status < 200 || status > 599) {
    throw new TypeError(
      `The status of a response must be a number from 200 to 599, not ${String(status)}.`,
    );
  }
  const headers = writeHeaders(reply.headers ?? {});
  if (body === undefined || bodyless.has(status)) {
    headers.delete('content-type');
    return new Response(null, { status, headers });
  }
  const type = contentTypeOf(reply, operation);
  const content = writeBody(body, type);
  headers.set('content-type', type);
  return new Response(content, { status, headers });
}

/** True if a body is sent unchanged. */
export function isRaw(body: unknown): body is RawBody {
  return body instanceof Uint8Array || body instanceof ReadableStream || body instanceof Blob;
}

/**
 * Returns the media type of a reply: from its headers, else the first documented for its status that fits
 * the body, else JSON, or `application/octet-stream` for a raw body.
 */
export function contentTypeOf(reply: Reply, operation: OperationDescriptor | undefined): string {
  const { status, body, headers = {} } = reply;
  const given = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type');
  if (given?.[1] !== undefined) return String(given[1]);
  const key = documentedKey(operation?.responses ?? {}, status);
  const documented = key === undefined ? [] : (operation?.responses[key] ?? []);
  // A range such as `image/*` is not a concrete media type.
  const exact = documented.filter((type) => !type.includes('*'));
  if (isRaw(body)) return exact[0] ?? 'application/octet-stream';
  const fits = (type: string): boolean => typeof body === 'string' || isJson(type);
  return exact.find(fits) ?? 'application/json';
}

/** The body types of `Response`; its `Uint8Array` is restricted to one kind of buffer. */
type Content = ConstructorParameters<typeof Response>[0];

function writeBody(body: unknown, type: string): Content {
  if (isRaw(body)) return body as Content;
  if (isJson(type)) return JSON.stringify(body);
  if (typeof body === 'string') return body;
  throw new TypeError(`A body of type ${type} must be a string, bytes, a stream or a Blob.`);
}

function writeHeaders(given: ResponseHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) {
    const lines = Array.isArray(value) ? (value as readonly string[]) : [value];
    for (const line of lines) if (line !== undefined) headers.append(name, String(line));
  }
  return headers;
}
