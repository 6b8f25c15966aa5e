import { at, type Json, type JsonObject } from '../json.js';
import type { Example, MediaType, Parameter, ParameterLocation } from './contract.js';
import { readEncodings } from './encodings.js';
import { isJson } from './media-type.js';
import { readBodySchema } from './read-body-schema.js';
import { readSharedSchema } from './read-schema.js';
import { checkDefault, checkExample } from './check-data.js';
import { arrayAt, stringAt, type Reader } from './reader.js';
import type { Schema } from './schema.js';
import { versionOf } from '../source/version.js';
import { firstWiresOf, itemWireOf, propertyWiresOf, wireOf } from './wire.js';

/** The allowed styles by location; the first is the default. */
const styles: Readonly<Record<ParameterLocation, readonly [string, ...string[]]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form', 'cookie'],
};

/** Headers that OpenAPI describes elsewhere; parameters of these names are ignored. */
const describedElsewhere: ReadonlySet<string> = new Set([
  'accept',
  'authorization',
  'content-type',
]);

/** Reads the parameters of an operation or path. The last of duplicate declarations is used. */
export function readParameters(reader: Reader, owner: JsonObject, pointer: string): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const [index, entry] of arrayAt(owner, 'parameters').entries()) {
    const place = at(pointer, 'parameters', index);
    const parameter = readParameter(reader, entry, place);
    if (!parameter) continue;
    const { name, in: location } = parameter;
    if (location === 'header' && describedElsewhere.has(name.toLowerCase())) continue;
    const key = keyOf(parameter);
    if (parameters.has(key)) {
      reader.report('operation/parameter-duplicate', place, { name, place: location });
    }
    parameters.set(key, parameter);
  }
  return [...parameters.values()];
}

/** The identity of a parameter: location and name; header names are case-insensitive. */
export function keyOf({ in: location, name }: Parameter): string {
  return `${location}:${location === 'header' ? name.toLowerCase() : name}`;
}

/** Reads a parameter, inline or by reference, with the defaults of its location. */
function readParameter(reader: Reader, raw: Json, from: string): Parameter | undefined {
  const { value, pointer } = reader.element(raw, from);
  const isWhole = value['in'] === 'querystring';
  const location = isWhole ? 'query' : readLocation(reader, value, pointer);
  const name = stringAt(value, 'name');
  if (name === undefined) reader.reportShape(at(pointer, 'name'), 'a name', value['name']);
  if (name === undefined || location === undefined) return undefined;
  return {
    ...readSerialized(reader, value, pointer, location),
    name,
    in: location,
    ...(isWhole && { style: 'querystring', explode: false }),
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
    const read = readBodySchema(reader, type, value, found);
    const { schema } = read;
    const examples = readExamples(reader, value, found, isJson(type));
    if (schema && isJson(type))
      for (const example of examples) checkExample(reader, schema, example.value, example.pointer);
    const encodings = readEncodings(reader, type, reader.child(value, 'encoding'));
    return { type, ...read, example: examples[0]?.value, examples, encodings };
  });
}

interface LocatedExample extends Example {
  readonly pointer: string;
}

/** The examples of a body: `example`, or those of `examples` that have a value, which may be serialized. */
function readExamples(
  reader: Reader,
  media: JsonObject,
  from: string,
  isParsed = false,
): LocatedExample[] {
  const example = media['example'];
  if (example !== undefined)
    return [{ title: undefined, value: example, pointer: at(from, 'example') }];
  return Object.entries(reader.child(media, 'examples')).flatMap(([name, raw]) => {
    const { value: found, pointer } = reader.element(raw, at(from, 'examples', name));
    const key = ['value', 'dataValue', 'serializedValue'].find((each) => found[each] !== undefined);
    if (key === undefined) return [];
    const given = found[key] ?? null;
    const isText = key === 'serializedValue' && typeof given === 'string';
    const value = isText && isParsed ? parsed(given) : given;
    const title = stringAt(found, 'summary') ?? name;
    const serialized = stringAt(found, 'serializedValue');
    return [{ title, value, serialized, pointer: at(pointer, key) }];
  });
}

/** The value of JSON in a string; the string itself if it is none. */
function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function readSerialized(
  reader: Reader,
  value: JsonObject,
  pointer: string,
  location: ParameterLocation,
): Omit<Parameter, 'name' | 'in' | 'required'> {
  const style = readStyle(reader, value, pointer, location);
  const content = readContent(reader, value, pointer)[0];
  const whole = value['in'] === 'querystring' ? content : undefined;
  const schema = content?.schema ?? readWithDefault(reader, value, pointer);
  return {
    style,
    explode:
      typeof value['explode'] === 'boolean' ? value['explode'] : /^(?:form|cookie)$/.test(style),
    allowReserved: value['allowReserved'] === true && reserving(reader).includes(location),
    whole,
    wire: content && isJson(content.type) ? 'json' : wireOf(reader, schema),
    itemWire: itemWireOf(reader, schema),
    firstWires: firstWiresOf(reader, schema),
    propertyWires: propertyWiresOf(reader, schema),
    schema,
    description: stringAt(value, 'description'),
    deprecated: value['deprecated'] === true,
    example: readExamples(reader, value, pointer)[0]?.value ?? content?.example,
  };
}

/** The locations with values that may have reserved characters. */
function reserving({ source }: Reader): readonly ParameterLocation[] {
  return versionOf(source.value) === '3.2' ? ['path', 'query', 'cookie'] : ['query'];
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
    expected: 'path, query, querystring, header or cookie',
    found: found ?? 'nothing',
  });
  return undefined;
}
