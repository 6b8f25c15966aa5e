import type { Json } from '../json.js';
import type { WireType } from './contract.js';
import { type Lookup, partsOf } from './resolve.js';
import type { Schema } from './schema.js';

/** What leads from references to components: a reader, or a contract. */
interface Schemas {
  readonly lookup: Lookup;
}

/** The type that a parameter's text is read as: the first but `null` that its schema allows. */
export function wireOf(schemas: Schemas, schema: Schema): WireType {
  const found = typesOf(schemas, schema).find((type) => type !== 'null');
  if (found === 'integer' || found === 'number') return 'number';
  if (found === 'boolean' || found === 'array' || found === 'object') return found;
  return 'string';
}

/** The types that the elements of an array are read as; undefined where nothing is said of them. */
export function itemWireOf(schemas: Schemas, schema: Schema): WireType | undefined {
  const items = itemsOf(schemas, schema);
  return items && wireOf(schemas, items);
}

/** The schema of the elements of an array; undefined where nothing is said of them. */
export function itemsOf(schemas: Schemas, schema: Schema): Schema | undefined {
  return layersOf(schemas, schema).find((layer) => layer.array.items)?.array.items;
}

/** The types that the properties of an object are read as; what stands outermost counts. */
export function propertyWiresOf(schemas: Schemas, schema: Schema): Map<string, WireType> {
  const properties = layersOf(schemas, schema)
    .toReversed()
    .flatMap((layer) => layer.object.properties);
  return new Map(properties.map(({ name, schema: value }) => [name, wireOf(schemas, value)]));
}

function typesOf(schemas: Schemas, schema: Schema): string[] {
  return layersOf(schemas, schema).flatMap((layer): readonly string[] => {
    if (layer.types) return layer.types;
    if (layer.values) return layer.values.map(typeOfValue);
    // Who declares properties or elements means such values, whether it says so or not.
    if (layer.object.properties.length > 0) return ['object'];
    return layer.array.items ? ['array'] : [];
  });
}

/** A schema and all that it is put together from, outermost first. */
function layersOf(schemas: Schemas, schema: Schema): Schema[] {
  return partsOf(schemas.lookup, schema, membersOf);
}

function membersOf({ allOf, oneOf, anyOf }: Schema): Schema[] {
  return [...allOf, ...oneOf, ...anyOf];
}

function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
