// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import { bareType, matchesType, mediaKind } from './media.js';
import { isAbsent, plainText, textsOf } from './values.js';

/** A body that is bytes or text already and is sent as it is. */
export type BinaryBody = Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** A body in the form in which `fetch` takes it. */
export type WireBody = string | FormData | URLSearchParams | BinaryBody;

/** A body ready to be sent; `type` is undefined where the platform sets the header itself. */
export interface EncodedBody {
  readonly content: WireBody;
  readonly type: string | undefined;
}

/**
 * Encodes a body in one of the documented media types.
 * @param types what the operation takes, in the order of the document
 * @param given the `content-type` that the caller asked for, if any
 * @throws {TypeError} where the value cannot be written in the media type
 */
export function encodeBody(
  types: readonly string[],
  value: unknown,
  given: string | undefined,
): EncodedBody {
  const documented = given ?? chooseType(types, value);
  const kind = mediaKind(documented);
  if (value instanceof FormData) return { content: value, type: undefined };
  if (isRaw(value)) return { content: value, type: concrete(documented, value) };
  if (kind === 'multipart') return { content: toFormData(value), type: undefined };
  if (kind === 'form') return { content: toSearchParams(value), type: documented };
  if (kind === 'json') return { content: toJson(value), type: documented };
  if (typeof value === 'object') {
    if (kind === 'any') return { content: toJson(value), type: 'application/json' };
    throw new TypeError(`a body of type ${documented} is given as text or bytes, not as an object`);
  }
  return { content: plainText(value), type: concrete(documented, value) };
}

/** The documented media type that fits the value best. */
function chooseType(types: readonly string[], value: unknown): string {
  const ofKind = (...kinds: readonly string[]): string | undefined =>
    types.find((type) => kinds.includes(mediaKind(type)));
  const found = (): string | undefined => {
    if (value instanceof FormData) return ofKind('multipart');
    if (value instanceof URLSearchParams) return ofKind('form');
    if (isRaw(value)) return ownType(types, value) ?? ofKind('binary', 'any');
    if (typeof value === 'string') return ofKind('text');
    return ofKind('json') ?? ofKind('form', 'multipart', 'any');
  };
  return found() ?? types[0] ?? 'application/json';
}

/** The documented media type that a blob says it has. */
function ownType(types: readonly string[], value: unknown): string | undefined {
  if (!(value instanceof Blob) || value.type === '') return undefined;
  return types.find((type) => matchesType(type, value.type));
}

/** A media type without wildcards. */
function concrete(documented: string, value: unknown): string {
  if (!bareType(documented).includes('*')) return documented;
  if (value instanceof URLSearchParams) return 'application/x-www-form-urlencoded';
  if (value instanceof Blob && value.type !== '') return value.type;
  return isRaw(value) ? 'application/octet-stream' : 'text/plain;charset=UTF-8';
}

function isRaw(value: unknown): value is BinaryBody | URLSearchParams {
  return (
    value instanceof Blob ||
    value instanceof URLSearchParams ||
    value instanceof ArrayBuffer ||
    ArrayBuffer.isView(value) ||
    value instanceof ReadableStream
  );
}

/** The platform's own message would quote the body. */
function toJson(value: unknown): string {
  try {
    const text: string | undefined = JSON.stringify(value);
    if (text !== undefined) return text;
  } catch {
    // A circular reference or a bigint.
  }
  throw new TypeError('the body cannot be written as JSON');
}

function toSearchParams(value: unknown): URLSearchParams {
  const result = new URLSearchParams();
  for (const [name, member] of membersOf(value)) {
    for (const text of textsOf(member)) result.append(name, text);
  }
  return result;
}

/** Files stay files, objects become parts of JSON, everything else is text. */
function toFormData(value: unknown): FormData {
  const result = new FormData();
  for (const [name, member] of membersOf(value)) {
    if (member instanceof Blob) result.append(name, member);
    else if (typeof member === 'object') {
      result.append(name, new Blob([toJson(member)], { type: 'application/json' }));
    } else for (const text of textsOf(member)) result.append(name, text);
  }
  return result;
}

/** The fields of a form; an array repeats its name. */
function membersOf(value: unknown): [name: string, member: unknown][] {
  if (typeof value !== 'object' || value === null) {
    throw new TypeError('the body of a form is given as an object');
  }
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) =>
    (Array.isArray(member) ? member : [member])
      .filter((entry) => !isAbsent(entry))
      .map((entry): [string, unknown] => [name, entry]),
  );
}
