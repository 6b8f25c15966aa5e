import type { Json } from '../json.js';
import type { WireType } from './contract.js';
import type { Reader } from './reader.js';
import { partsOf } from './resolve.js';
import type { Schema } from './schema.js';

/** The type that a parameter's text is read as: the first but `null` that its schema allows. */
export function wireOf(reader: Reader, schema: Schema): WireType {
  const found = typesOf(reader, schema).find((type) => type !== 'null');
  if (found === 'integer' || found === 'number') return 'number';
  if (found === 'boolean' || found === 'array' || found === 'object') return found;
  return 'string';
}

/** The types that the elements of an array are read as; undefined where nothing is said of them. */
export function itemWireOf(reader: Reader, schema: Schema): WireType | undefined {
  const items = layersOf(reader, schema).find((layer) => layer.array.items)?.array.items;
  return items && wireOf(reader, items);
}

/** The types that the properties of an object are read as; what stands outermost counts. */
export function propertyWiresOf(reader: Reader, schema: Schema): Map<string, WireType> {
  const properties = layersOf(reader, schema)
    .toReversed()
    .flatMap((layer) => layer.object.properties);
  return new Map(properties.map(({ name, schema: value }) => [name, wireOf(reader, value)]));
}

function typesOf(reader: Reader, schema: Schema): string[] {
  return layersOf(reader, schema).flatMap(
    ({ types, values }): readonly string[] => types ?? values?.map(typeOfValue) ?? [],
  );
}

/** A schema and all that it is put together from, outermost first. */
function layersOf(reader: Reader, schema: Schema): Schema[] {
  return partsOf(reader.lookup, schema, membersOf);
}

function membersOf({ allOf, oneOf, anyOf }: Schema): Schema[] {
  return [...allOf, ...oneOf, ...anyOf];
}

function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
