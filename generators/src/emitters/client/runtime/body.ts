import type { Encoded, FormWriter } from './encoded.js';
import type { Encoder } from './endpoint.js';
import { InputError } from './input-error.js';
import { bareType, matchesType, mediaKind } from './media.js';
import { askedType, isRaw, readyBody } from './ready-body.js';
import { plainText, toJson } from './values.js';

/** What writes forms, as far as an operation takes them. */
export interface Forms {
  readonly form?: FormWriter<string>;
  /** Gives form data, or parts that it could not write. */
  readonly multipart?: FormWriter<FormData | Encoded>;
}

/**
 * Makes the encoder of an operation whose body is not JSON alone.
 * @param types what the operation takes, in the order of the document
 * @param forms what writes a form that is given as an object
 * @returns an encoder that throws where the value cannot be written in the media type
 */
export function encodeAs(types: readonly string[], forms: Forms = {}): Encoder {
  return (value, { options }) => {
    if (value === undefined) return {};
    return encode(value, askedType(options) ?? chooseType(types, value), forms);
  };
}

function encode(value: unknown, documented: string, forms: Forms): Encoded {
  const kind = mediaKind(documented);
  const ready = readyBody(value, concrete(documented, value));
  if (ready) return ready;
  if (kind === 'multipart' && forms.multipart) {
    const form = forms.multipart(value);
    return form instanceof FormData ? { body: form } : form;
  }
  if (kind === 'form' && forms.form) return { body: forms.form(value), type: documented };
  if (kind === 'json') return { body: toJson(value), type: documented };
  if (typeof value === 'object') {
    if (kind === 'any') return { body: toJson(value), type: 'application/json' };
    throw new InputError(
      `a body of type ${documented} is given as text or bytes, not as an object`,
    );
  }
  return { body: plainText(value), type: concrete(documented, value) };
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
