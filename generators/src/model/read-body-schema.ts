import { at, type JsonObject } from '../json.js';
import type { MediaType } from './contract.js';
import { readEventData } from './event-data.js';
import { bareType, isJson, isParts, isSequential } from './media-type.js';
import { readSharedSchema } from './read-schema.js';
import { stringAt, type Reader } from './reader.js';
import { partsWithUnions } from './resolve.js';
import type { Schema } from './schema.js';
import { isTextFirst, typesOf } from './wire.js';

type BodySchema = Pick<MediaType, 'schema' | 'item' | 'jsonData' | 'partType'>;

/** Reads the schema of a body: of the whole, or of each item of a sequence. */
export function readBodySchema(
  reader: Reader,
  type: string,
  media: JsonObject,
  pointer: string,
): BodySchema {
  const hasItems = media['itemSchema'] !== undefined && (isSequential(type) || isParts(type));
  checkItemFields(reader, type, media, pointer);
  const key = hasItems ? 'itemSchema' : 'schema';
  if (media[key] === undefined)
    return isSequential(type) ? itemOf(reader, type) : { schema: undefined };
  const schema = readSharedSchema(reader, media[key], at(pointer, key));
  if (isSequential(type)) return itemOf(reader, type, schema, hasItems);
  const encoding = reader.child(media, 'itemEncoding');
  return hasItems ? partOf(reader, schema, stringAt(encoding, 'contentType')) : { schema };
}

/** Reports what the fields of items say without effect. */
function checkItemFields(reader: Reader, type: string, media: JsonObject, pointer: string): void {
  const report = (what: string, ...place: string[]): void => {
    reader.report('operation/unsupported', at(pointer, ...place), { what });
  };
  const hasSchema = media['itemSchema'] !== undefined;
  if (hasSchema && !isSequential(type) && !isParts(type))
    report(`itemSchema of ${type}, which is not read in items`, 'itemSchema');
  if (media['itemEncoding'] === undefined) return;
  if (!hasSchema || !isParts(type))
    report('itemEncoding without an itemSchema of parts', 'itemEncoding');
  for (const key of Object.keys(reader.child(media, 'itemEncoding')))
    if (key === 'headers' || key === 'style') report(`${key} in itemEncoding`, 'itemEncoding', key);
}

/**
 * The form of the items of a sequence. An array schema describes the whole sequence, as in OpenAPI 3.2; another schema
 * describes one item, as older documents intend.
 */
function itemOf(reader: Reader, type: string, declared?: Schema, isItem = false): BodySchema {
  const isWhole = !isItem && declared?.types?.join() === 'array';
  const schema = isWhole ? declared?.array.items : declared;
  // Lines are always JSON. Event data is text unless the schema says otherwise.
  if (bareType(type) !== 'text/event-stream') return { schema, item: 'json' };
  const parts = schema ? partsWithUnions(reader.lookup, schema) : [];
  const properties = parts.flatMap(({ object }) => object.properties.map(({ name }) => name));
  if (schema && isItem && properties.includes('data'))
    return { item: 'event', ...readEventData(reader, schema) };
  const isText = !schema || isTextFirst(reader, schema);
  return { schema, item: isText ? 'text' : 'json' };
}

/** The form of the parts of a multipart body. Without a media type they have that of OpenAPI for the type of their values. */
function partOf(reader: Reader, schema: Schema, given: string | undefined): BodySchema {
  const layers = partsWithUnions(reader.lookup, schema);
  const isBytes =
    typesOf(reader, schema).length === 0 || layers.some(({ string }) => string.format === 'binary');
  const isString = isTextFirst(reader, schema);
  const byDefault = isString ? 'text/plain' : 'application/json';
  const [partType = ''] = (given ?? (isBytes ? 'application/octet-stream' : byDefault)).split(',');
  if (isJson(partType)) return { schema, item: 'json', partType };
  const isText = partType.startsWith('text/') && !isBytes;
  if (isText) return { schema, item: isString ? 'text' : 'json', partType };
  const bytes: Schema = {
    ...schema,
    types: ['string'],
    string: { ...schema.string, format: 'binary' },
  };
  return { schema: bytes, item: 'bytes', partType };
}
