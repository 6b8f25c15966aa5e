import { withBoundary } from '../../types/runtime/multipart.js';
import type { EncodedBody, FormWriter } from './encoded-body.js';
import { type FormField, fieldsOf } from './form-fields.js';
import { InputError } from './input-error.js';
import { matchesType, mediaKind } from './media.js';
import type { ArrayKeys } from './nested.js';
import { elementsOf } from './form-data.js';
import { formatPairs } from './styles.js';
import { plainText, toJson } from './values.js';

/** One part of a multipart body. Without `type` it has no `Content-Type` header. */
interface Part {
  readonly name: string;
  readonly content: Blob | string;
  readonly type?: string;
}

/**
 * Creates the writer of a multipart form whose parts have media types. `FormData` would send each such part
 * as a file; this sends it with its type and without a file name. An array becomes several parts of one name.
 * @param fields the fields with a style or media type
 */
export function typedParts(
  fields: readonly FormField[],
  arrays?: ArrayKeys,
): FormWriter<EncodedBody> {
  return (form) => {
    const parts = fieldsOf(form, fields).flatMap(([field, value]) => partsOf(field, value, arrays));
    const { type, boundary } = withBoundary('multipart/form-data');
    const lines = parts.flatMap((part) => [
      `--${boundary}\r\n`,
      ...headersOf(part),
      part.content,
      '\r\n',
    ]);
    return { body: new Blob([...lines, `--${boundary}--\r\n`]), type };
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

/** Escapes a name as browsers do (HTML Standard). */
function escaped(text: string): string {
  return text.replace(/["\r\n]/g, encodeURIComponent);
}

function partsOf(field: FormField, value: unknown, arrays: ArrayKeys | undefined): Part[] {
  const { name, style, explode = false, type } = field;
  if (style !== undefined) {
    // Parts are not percent-encoded. Decoding is safe, since separators were encoded within values.
    return formatPairs({ name, style, explode, ...(arrays && { arrays }) }, value).map((pair) => {
      const [key = '', text = ''] = pair.split('=').map(decodeURIComponent);
      return { name: key, content: text };
    });
  }
  const types = type?.split(',').map((each) => each.trim());
  return elementsOf(value).map((element) => partOf(name, element, types));
}

/** Creates a part of one of the media types. A file of a matching type keeps its own. */
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
    throw new InputError(`a part of type ${type} must be a string or bytes, not an object`);
  }
  const text = plainText(value);
  if (!types || type.includes('*')) return { name, content: text };
  // A binary part is sent as a file even if its value is a string.
  if (mediaKind(type) === 'binary') return { name, content: new Blob([text], { type }) };
  return { name, content: text, type };
}

/** The same bytes with another media type. A `File` keeps its name. */
function withType(value: Blob, type: string): Blob {
  return value instanceof File
    ? new File([value], value.name, { type })
    : value.slice(0, value.size, type);
}
