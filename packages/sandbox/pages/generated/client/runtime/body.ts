// Generated from the OpenAPI document. Do not edit: change the document or the generator.

import type { Input } from './endpoint.js';
import { bareType, matchesType, mediaKind } from './media.js';
import { askedType, isRaw, readyBody } from './ready-body.js';
import { plainText, toJson } from './values.js';

/** Bytes as the platform's types take them: those of TypeScript 5.7 and newer name a buffer. */
type Bytes = Uint8Array & Extract<ConstructorParameters<typeof Response>[0], ArrayBufferView>;

/** A body that is bytes or text already and is sent as it is. */
export type BinaryBody = Blob | ArrayBuffer | Bytes | ReadableStream<Uint8Array>;

/** A body in the form in which `fetch` takes it. */
export type WireBody = string | FormData | URLSearchParams | BinaryBody;

/** A body as a request takes it. */
export interface Encoded {
  readonly body?: WireBody;
  /** The header `content-type`; undefined where the platform sets it itself. */
  readonly type?: string | undefined;
  /** Whether it is used up when it has been sent. */
  readonly once?: boolean;
  /** What `fetch` asks for where the body is a stream. */
  readonly duplex?: 'half';
}

/** Writes the fields of a form. */
export type FormWriter<Form> = (fields: unknown) => Form;

/** What writes forms, as far as an operation takes them. */
export interface Forms {
  readonly form?: FormWriter<string | URLSearchParams>;
  readonly multipart?: FormWriter<FormData>;
}

/** Encodes the body of a call. */
export type Encoder = (value: unknown, input: Input) => Encoded;

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
  if (kind === 'multipart' && forms.multipart) return { body: forms.multipart(value) };
  if (kind === 'form' && forms.form) return { body: forms.form(value), type: documented };
  if (kind === 'json') return { body: toJson(value), type: documented };
  if (typeof value === 'object') {
    if (kind === 'any') return { body: toJson(value), type: 'application/json' };
    throw new TypeError(`a body of type ${documented} is given as text or bytes, not as an object`);
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
