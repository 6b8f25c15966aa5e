import { at, isObject, resolvePointer, type JsonObject } from '../json.js';
import type { MediaType, Operation } from './contract.js';
import { isJson } from './media-type.js';
import type { Reader } from './reader.js';
import type { Schema } from './schema.js';

/** Something that an encoding asks for and no generated code does. */
interface Unsupported {
  readonly place: string;
  readonly what: string;
}

/**
 * What the `encoding` of a form asks for beyond what clients do without it: files keep the type that
 * they have, objects become JSON, all else text, and an array repeats its name.
 */
export function unsupportedEncodings(reader: Reader, operation: Operation): Unsupported[] {
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

/** The keywords of an encoding that ask for something else than what is done. */
function keywordsOf(
  reader: Reader,
  { type, schema }: MediaType,
  name: string,
  encoding: JsonObject,
): string[] {
  const defaults: JsonObject = { style: 'form', explode: true, allowReserved: false };
  const asked = Object.entries(defaults).flatMap(([keyword, standard]) => {
    const value = encoding[keyword];
    return value === undefined || value === standard ? [] : [keyword];
  });
  const isMultipart = type.startsWith('multipart/');
  const headers = isMultipart && isObject(encoding['headers']) ? ['headers'] : [];
  const types = encoding['contentType'];
  const property = schema && propertyOf(reader, schema, name);
  const sent =
    !isMultipart || typeof types !== 'string' || !property || fits(reader, property, types);
  return [...asked, ...headers, ...(sent ? [] : ['contentType'])];
}

/** Whether a part is sent in one of the types without being told so. */
function fits(reader: Reader, property: Schema, types: string): boolean {
  const target = property.ref === undefined ? property : reader.components.get(property.ref);
  const items = target?.array.items;
  const { types: kinds = ['string'], string } = items ?? target ?? property;
  if (kinds.includes('object')) return types.split(',').some((type) => isJson(type.trim()));
  // Bytes are given as a Blob, which knows its type.
  const isFile = string.format === 'binary' || kinds.length === 0;
  return isFile || types.split(',').some((type) => /^text\/(?:plain|\*)/.test(type.trim()));
}

function propertyOf(reader: Reader, schema: Schema, name: string): Schema | undefined {
  const own = schema.object.properties.find((property) => property.name === name);
  const target = schema.ref === undefined ? undefined : reader.components.get(schema.ref);
  const parts = [...(target ? [target] : []), ...schema.allOf];
  return own?.schema ?? parts.map((part) => propertyOf(reader, part, name)).find(Boolean);
}
