import { at, type Json, type JsonObject } from '../json.js';
import type { Example, ItemForm, MediaType, Parameter, ParameterLocation } from './contract.js';
import { readEncodings } from './encodings.js';
import { isJson, isSequential } from './media-type.js';
import { readSharedSchema } from './read-schema.js';
import { checkDefault, checkExample } from './check-data.js';
import { arrayAt, stringAt, type Reader } from './reader.js';
import type { Schema } from './schema.js';
import { partsOf } from './resolve.js';
import { itemWireOf, propertyWiresOf, wireOf } from './wire.js';

/** The allowed styles by location; the first is the default. */
const styles: Readonly<Record<ParameterLocation, readonly [string, ...string[]]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** Headers that OpenAPI describes elsewhere; parameters of these names are ignored. */
const describedElsewhere: ReadonlySet<string> = new Set([
  'accept',
  'authorization',
  'content-type',
]);

/** Reads the parameters of an operation or path. The last of duplicate declarations is used. */
export function readParameters(reader: Reader, owner: JsonObject, pointer: string): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const [index, entry] of arrayAt(owner, 'parameters').entries()) {
    const place = at(pointer, 'parameters', index);
    const parameter = readParameter(reader, entry, place);
    if (!parameter) continue;
    const { name, in: location } = parameter;
    if (location === 'header' && describedElsewhere.has(name.toLowerCase())) continue;
    const key = keyOf(parameter);
    if (found.has(key)) {
      reader.report('operation/parameter-duplicate', place, { name, place: location });
    }
    found.set(key, parameter);
  }
  return [...found.values()];
}

/** The identity of a parameter: location and name; header names are case-insensitive. */
export function keyOf({ in: location, name }: Parameter): string {
  return `${location}:${location === 'header' ? name.toLowerCase() : name}`;
}

/** Reads a parameter, inline or by reference, with the defaults of its location. */
function readParameter(reader: Reader, raw: Json, from: string): Parameter | undefined {
  const { value, pointer } = reader.element(raw, from);
  const location = readLocation(reader, value, pointer);
  const name = stringAt(value, 'name');
  if (name === undefined) reader.reportShape(at(pointer, 'name'), 'a name', value['name']);
  if (name === undefined || location === undefined) return undefined;
  return {
    ...readSerialized(reader, value, pointer, location),
    name,
    in: location,
    required: location === 'path' || value['required'] === true,
  };
}

/** The parameter for an undeclared name in a path. */
export function readPathParameter(reader: Reader, name: string, pointer: string): Parameter {
  const value = { schema: { type: 'string' } };
  return { ...readSerialized(reader, value, pointer, 'path'), name, in: 'path', required: true };
}

/** Reads a response header, which is serialized like a header parameter. */
export function readHeader(reader: Reader, name: string, raw: Json, from: string): Parameter {
  const { value, pointer } = reader.element(raw, from);
  return {
    ...readSerialized(reader, value, pointer, 'header'),
    name,
    in: 'header',
    required: value['required'] === true,
  };
}

/** Reads the media types of a request or response. */
export function readContent(reader: Reader, raw: JsonObject, pointer: string): MediaType[] {
  return Object.entries(reader.child(raw, 'content')).map(([type, media]) => {
    const place = at(pointer, 'content', type);
    const { value, pointer: found } = reader.element(media, place);
    const key = isSequential(type) && value['itemSchema'] !== undefined ? 'itemSchema' : 'schema';
    const declared =
      value[key] === undefined ? undefined : readSharedSchema(reader, value[key], at(found, key));
    const { schema, item } = readItem(reader, type, declared, key === 'itemSchema');
    if (item === 'event') checkEventData(reader, value[key], at(found, key));
    const examples = readExamples(reader, value, found);
    const [example] = examples;
    if (schema && example && isJson(type))
      checkExample(reader, schema, example.value, example.pointer);
    const encodings = readEncodings(reader, type, reader.child(value, 'encoding'));
    return { type, schema, ...(item && { item }), example: example?.value, examples, encodings };
  });
}

/**
 * Reads the schema and the form of the items of a sequence. An array schema describes the whole
 * sequence, as in OpenAPI 3.2; another schema describes one item, as older documents intend.
 */
function readItem(
  reader: Reader,
  type: string,
  declared: Schema | undefined,
  isItem: boolean,
): { readonly schema: Schema | undefined; readonly item?: ItemForm } {
  if (!isSequential(type)) return { schema: declared };
  const isWhole = !isItem && declared?.types?.join() === 'array';
  const schema = isWhole ? declared?.array.items : declared;
  const isEvents = type.startsWith('text/event-stream');
  const parts = schema ? partsOf(reader.lookup, schema) : [];
  const properties = parts.flatMap(({ object }) => object.properties.map(({ name }) => name));
  if (isEvents && isItem && properties.includes('data')) return { schema, item: 'event' };
  const isText = !schema || wireOf(reader, schema) === 'string';
  // Lines are always JSON. Event data is text unless the schema says otherwise.
  return { schema, item: isEvents && isText ? 'text' : 'json' };
}

/** Reports a `contentSchema` for the data of events (OpenAPI 3.2): the data is a string all the same. */
function checkEventData(reader: Reader, schema: Json | undefined, from: string): void {
  const { value, pointer } = reader.element(schema, from);
  const { data: raw } = reader.child(value, 'properties');
  const data = reader.element(raw, at(pointer, 'properties', 'data'));
  if (data.value['contentSchema'] === undefined) return;
  const what = 'contentSchema for the data of events';
  reader.report('operation/unsupported', at(data.pointer, 'contentSchema'), { what });
}

interface LocatedExample extends Example {
  readonly pointer: string;
}

/** The examples of a body: `example`, or those of `examples` that have a value. */
function readExamples(reader: Reader, media: JsonObject, from: string): LocatedExample[] {
  const own = media['example'];
  if (own !== undefined) return [{ title: undefined, value: own, pointer: at(from, 'example') }];
  return Object.entries(reader.child(media, 'examples')).flatMap(([name, raw]) => {
    const { value: found, pointer } = reader.element(raw, at(from, 'examples', name));
    const { value } = found;
    if (value === undefined) return [];
    const title = stringAt(found, 'summary') ?? name;
    return [{ title, value, pointer: at(pointer, 'value') }];
  });
}

function readSerialized(
  reader: Reader,
  value: JsonObject,
  pointer: string,
  location: ParameterLocation,
): Omit<Parameter, 'name' | 'in' | 'required'> {
  const style = readStyle(reader, value, pointer, location);
  const content = readContent(reader, value, pointer)[0];
  const schema = content?.schema ?? readWithDefault(reader, value, pointer);
  return {
    style,
    explode: typeof value['explode'] === 'boolean' ? value['explode'] : style === 'form',
    allowReserved: value['allowReserved'] === true && location === 'query',
    wire: content && isJson(content.type) ? 'json' : wireOf(reader, schema),
    itemWire: itemWireOf(reader, schema),
    propertyWires: propertyWiresOf(reader, schema),
    schema,
    description: stringAt(value, 'description'),
    deprecated: value['deprecated'] === true,
    example: readExamples(reader, value, pointer)[0]?.value ?? content?.example,
  };
}

function readStyle(
  reader: Reader,
  value: JsonObject,
  pointer: string,
  location: ParameterLocation,
): string {
  const [instead] = styles[location];
  const style = stringAt(value, 'style') ?? instead;
  if (styles[location].includes(style)) return style;
  const values = { place: location, style, instead, styles: styles[location].join(', ') };
  reader.report('operation/parameter-style', at(pointer, 'style'), values);
  return instead;
}

/** Reads the schema of a parameter. Removes an invalid default, because servers would insert it. */
function readWithDefault(reader: Reader, value: JsonObject, pointer: string): Schema {
  const schema = readSharedSchema(reader, value['schema'], at(pointer, 'schema'));
  return checkDefault(reader, schema) ? schema : { ...schema, default: undefined };
}

function readLocation(
  reader: Reader,
  value: JsonObject,
  pointer: string,
): ParameterLocation | undefined {
  const found = stringAt(value, 'in');
  if (found === 'path' || found === 'query' || found === 'header' || found === 'cookie')
    return found;
  reader.report('document/shape', at(pointer, 'in'), {
    expected: 'path, query, header or cookie',
    found: found ?? 'nothing',
  });
  return undefined;
}
