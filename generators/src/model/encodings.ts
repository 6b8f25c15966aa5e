import { at, isObject, resolvePointer, type JsonObject } from '../json.js';
import type { FieldEncoding, MediaType, Operation } from './contract.js';
import { isJson } from './media-type.js';
import { stringAt, type Reader } from './reader.js';
import { dereference } from './resolve.js';
import { resolveSchema } from './resolved.js';
import type { Schema } from './schema.js';

interface UnsupportedEncoding {
  readonly place: string;
  readonly what: string;
}

/** The styles of form fields, which are those of queries. */
const styles = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'];

/** Reads the `encoding` of a form. Styles precede media types, and apply to `multipart` since OpenAPI 3.1. */
export function readEncodings(reader: Reader, type: string, encoding: JsonObject): FieldEncoding[] {
  const isStyled =
    type.startsWith('application/x-www-form-urlencoded') ||
    (!reader.isVersion30 && type.startsWith('multipart/form-data'));
  return Object.entries(encoding).flatMap(([name, raw]) => {
    if (!isObject(raw)) return [];
    const keys = ['style', 'explode', 'allowReserved'].filter((key) => raw[key] !== undefined);
    const style = isStyled && keys.length > 0 ? readStyle(raw) : undefined;
    const contentType = style ? undefined : stringAt(raw, 'contentType');
    return style || contentType !== undefined ? [{ name, style, contentType }] : [];
  });
}

function readStyle(raw: JsonObject): NonNullable<FieldEncoding['style']> {
  const found = stringAt(raw, 'style') ?? 'form';
  const name = styles.includes(found) ? found : 'form';
  const explode = typeof raw['explode'] === 'boolean' ? raw['explode'] : name === 'form';
  return { name, explode, allowReserved: raw['allowReserved'] === true };
}

/** The features in the `encoding` of a form that generated code does not support. */
export function unsupportedEncodings(reader: Reader, operation: Operation): UnsupportedEncoding[] {
  const raw = resolvePointer(reader.source.value, operation.pointer);
  if (!operation.body || !isObject(raw)) return [];
  const from = at(operation.pointer, 'requestBody');
  const { value, pointer } = reader.element(raw['requestBody'], from);
  return operation.body.content.flatMap((media) => {
    const content = reader.child(reader.child(value, 'content'), media.type);
    const place = at(pointer, 'content', media.type, 'encoding');
    return Object.entries(reader.child(content, 'encoding')).flatMap(([name, encoding]) =>
      isObject(encoding)
        ? keywordsOf(reader, media, name, encoding).map((keyword) => ({
            place: at(place, name, keyword),
            what: `${keyword} in the encoding of ${name}`,
          }))
        : [],
    );
  });
}

/** Unsupported: headers of a part, unknown styles, and objects in another media type than JSON. */
function keywordsOf(
  reader: Reader,
  { type, schema, encodings }: MediaType,
  name: string,
  encoding: JsonObject,
): string[] {
  const headers = type.startsWith('multipart/') && isObject(encoding['headers']) ? ['headers'] : [];
  const read = encodings.find((entry) => entry.name === name);
  const style = read?.style && stringAt(encoding, 'style');
  const unknown = style !== undefined && !styles.includes(style) ? ['style'] : [];
  const property = schema && resolveSchema(reader.lookup, schema).property(name)?.schema;
  const sent =
    read?.contentType === undefined || !property || fits(reader, property, read.contentType);
  return [...headers, ...unknown, ...(sent ? [] : ['contentType'])];
}

/** True if a field can be written in one of the media types; objects require JSON. */
function fits(reader: Reader, property: Schema, types: string): boolean {
  const target = dereference(reader.lookup, property);
  const kinds = (target.array.items ?? target).types ?? [];
  return !kinds.includes('object') || types.split(',').some((type) => isJson(type.trim()));
}
