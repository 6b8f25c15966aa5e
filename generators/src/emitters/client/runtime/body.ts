import type { EncodedBody, FormWriter } from './encoded-body.js';
import type { Encoder } from './endpoint.js';
import { InputError } from './input-error.js';
import { bareType, matchesType, mediaKind } from './media.js';
import { contentTypeOf, isRawBody, encodeRawBody } from './raw-body.js';
import { plainText, toJson } from './values.js';
import type { Items } from './write-items.js';

/** The form writers of an operation. */
export interface Forms {
  readonly form?: FormWriter<string>;
  /** Returns `FormData`, or an encoded body for parts that `FormData` does not support. */
  readonly multipart?: FormWriter<FormData | EncodedBody>;
  /** Writes a sequence of items. */
  readonly items?: (items: Items<unknown>, type: string) => EncodedBody;
}

/**
 * Creates the body encoder of an operation that accepts other media types than JSON.
 * @param types the accepted media types in the order of the document
 * @param forms the writers of forms that are passed as an object
 * @returns an encoder that throws if the value cannot be encoded in the media type
 */
export function encodeAs(types: readonly string[], forms: Forms = {}): Encoder {
  return (value, { options }) => {
    if (value === undefined) return {};
    return encodeValue(value, contentTypeOf(options) ?? chooseType(types, value), forms);
  };
}

function encodeValue(value: unknown, documented: string, forms: Forms): EncodedBody {
  const kind = mediaKind(documented);
  const ready = encodeRawBody(value, concrete(documented, value));
  if (ready) return ready;
  if (forms.items && kind !== 'json' && isList(value)) return forms.items(value, documented);
  if (kind === 'multipart' && forms.multipart) {
    const form = forms.multipart(value);
    return form instanceof FormData ? { body: form } : form;
  }
  if (kind === 'form' && forms.form) return { body: forms.form(value), type: documented };
  if (kind === 'json') return { body: toJson(value), type: documented };
  if (typeof value === 'object' && value !== null) {
    if (kind === 'any') return { body: toJson(value), type: 'application/json' };
    throw new InputError(`a body of type ${documented} must be a string or bytes, not an object`);
  }
  return { body: plainText(value), type: concrete(documented, value) };
}

function isList(value: unknown): value is Items<unknown> {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && (Symbol.iterator in value || Symbol.asyncIterator in value);
}

/** Chooses the documented media type that fits the value best. */
function chooseType(types: readonly string[], value: unknown): string {
  const ofKind = (...kinds: readonly string[]): string | undefined =>
    types.find((type) => kinds.includes(mediaKind(type)));
  const found = (): string | undefined => {
    if (value instanceof FormData) return ofKind('multipart');
    if (value instanceof URLSearchParams) return ofKind('form');
    if (isRawBody(value)) return ownType(types, value) ?? ofKind('binary', 'any');
    if (typeof value === 'string') return ofKind('text');
    // JSON cannot be written while its parts become known.
    const isAsync = typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
    return (isAsync ? undefined : ofKind('json')) ?? ofKind('form', 'multipart', 'any');
  };
  return found() ?? types[0] ?? 'application/json';
}

/** The documented media type that matches the type of a `Blob`. */
function ownType(types: readonly string[], value: unknown): string | undefined {
  if (!(value instanceof Blob) || value.type === '') return undefined;
  return types.find((type) => matchesType(type, value.type));
}

/** Replaces a media type with wildcards by a concrete one. */
function concrete(documented: string, value: unknown): string {
  if (!bareType(documented).includes('*')) return documented;
  if (value instanceof URLSearchParams) return 'application/x-www-form-urlencoded';
  if (value instanceof Blob && value.type !== '') return value.type;
  return isRawBody(value) ? 'application/octet-stream' : 'text/plain;charset=UTF-8';
}
