import type { Encoded, FormWriter } from './encoded.js';
import { type Field, fieldsOf } from './form-fields.js';
import { InputError } from './input-error.js';
import { matchesType, mediaKind } from './media.js';
import type { ArrayKeys } from './nested.js';
import { elementsOf } from './part-form.js';
import { asPairs } from './styles.js';
import { plainText, toJson } from './values.js';

/** One part: its name, what is in it, and its media type if the receiver is told one. */
interface Part {
  readonly name: string;
  readonly content: Blob | string;
  readonly type?: string;
}

/**
 * Makes what writes a form of parts some of which have a media type. `FormData` would make a file of each:
 * a part that is no file goes as text, with its type and without a file name. An array repeats its name.
 * @param fields those with a style or media type of their own
 */
export function typedParts(fields: readonly Field[], arrays?: ArrayKeys): FormWriter<Encoded> {
  return (form) => {
    const parts = fieldsOf(form, fields).flatMap(([field, value]) => partsOf(field, value, arrays));
    const boundary = `----form-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
    const lines = parts.flatMap((part) => [
      `--${boundary}\r\n`,
      ...headersOf(part),
      part.content,
      '\r\n',
    ]);
    return {
      body: new Blob([...lines, `--${boundary}--\r\n`]),
      type: `multipart/form-data; boundary=${boundary}`,
    };
  };
}

function headersOf({ name, content, type }: Part): string[] {
  const isFile = content instanceof Blob;
  const file = content instanceof File ? content.name : 'blob';
  const own = isFile ? content.type || 'application/octet-stream' : type;
  return [
    `Content-Disposition: form-data; name="${escaped(name)}"`,
    ...(isFile ? [`; filename="${escaped(file)}"`] : []),
    ...(own === undefined ? [] : [`\r\nContent-Type: ${own}`]),
    '\r\n\r\n',
  ];
}

/** Names as HTML has browsers write them. */
function escaped(text: string): string {
  return text.replace(/["\r\n]/g, encodeURIComponent);
}

function partsOf(field: Field, value: unknown, arrays: ArrayKeys | undefined): Part[] {
  const { name, style, explode = false, type } = field;
  if (style !== undefined) {
    // In parts nothing is percent-encoded, and no separator of a style is lost by decoding.
    return asPairs({ name, style, explode, ...(arrays && { arrays }) }, value).map((pair) => {
      const [key = '', text = ''] = pair.split('=').map(decodeURIComponent);
      return { name: key, content: text };
    });
  }
  const types = type?.split(',').map((each) => each.trim());
  return elementsOf(value).map((element) => partOf(name, element, types));
}

/** A part of one of the media types; a file that has one of them keeps its own. */
function partOf(name: string, value: unknown, types: readonly string[] | undefined): Part {
  const [type = ''] = types ?? [];
  if (value instanceof Blob) {
    const fits = !types || types.some((each) => matchesType(each, value.type));
    return { name, content: fits || type.includes('*') ? value : withType(value, type) };
  }
  const json = types?.find((each) => mediaKind(each) === 'json');
  if (json !== undefined) return { name, content: toJson(value), type: json };
  if (typeof value === 'object') {
    if (!types) return { name, content: toJson(value), type: 'application/json' };
    throw new InputError(`a part of type ${type} is given as text or bytes, not as an object`);
  }
  const text = plainText(value);
  if (!types || type.includes('*')) return { name, content: text };
  // Bytes that are given as text are a file all the same.
  if (mediaKind(type) === 'binary') return { name, content: new Blob([text], { type }) };
  return { name, content: text, type };
}

/** A file keeps its name. */
function withType(value: Blob, type: string): Blob {
  return value instanceof File
    ? new File([value], value.name, { type })
    : value.slice(0, value.size, type);
}
