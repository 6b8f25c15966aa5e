import type { Json } from '../json.js';
import type { WireType } from './contract.js';
import { type Lookup, partsWithUnions } from './resolve.js';
import type { Schema } from './schema.js';

/** Resolves references to components: a reader, or a contract. */
interface Schemas {
  readonly lookup: Lookup;
}

/** The type as which a parameter is read: a list or an object if allowed first, else each scalar in turn, or text. */
export function wireOf(schemas: Schemas, schema: Schema): WireType {
  const types = typesOf(schemas, schema);
  const first = types.find((type) => type !== 'null');
  if (first === 'array' || first === 'object') return first;
  const isNumber = types.includes('integer') || types.includes('number');
  if (types.includes('boolean')) return isNumber ? 'scalar' : 'boolean';
  return isNumber ? 'number' : 'string';
}

/** True if a text is allowed before other types than null. */
export function isTextFirst(schemas: Schemas, schema: Schema): boolean {
  const first = typesOf(schemas, schema).find((type) => type !== 'null');
  return first === undefined || first === 'string';
}

/** The types as which the first elements of a tuple are read. */
export function firstWiresOf(schemas: Schemas, schema: Schema): WireType[] {
  const layers = partsWithUnions(schemas.lookup, schema).map(({ array }) => array.prefixItems);
  return (layers.find((items) => items.length > 0) ?? []).map((each) => wireOf(schemas, each));
}

/** The type as which the elements of an array are read; undefined if the schema does not say. */
export function itemWireOf(schemas: Schemas, schema: Schema): WireType | undefined {
  const items = itemsOf(schemas, schema);
  return items && wireOf(schemas, items);
}

/** The schema of the elements of an array; undefined if there is none. */
export function itemsOf(schemas: Schemas, schema: Schema): Schema | undefined {
  return partsWithUnions(schemas.lookup, schema).find((layer) => layer.array.items)?.array.items;
}

/** The types as which the properties of an object are read; the outermost schema takes precedence. */
export function propertyWiresOf(schemas: Schemas, schema: Schema): Map<string, WireType> {
  const properties = partsWithUnions(schemas.lookup, schema)
    .toReversed()
    .flatMap((layer) => layer.object.properties);
  return new Map(properties.map(({ name, schema: value }) => [name, wireOf(schemas, value)]));
}

/** The types that a value may have, in the order of the document; empty if any. */
export function typesOf(schemas: Schemas, schema: Schema): string[] {
  return partsWithUnions(schemas.lookup, schema).flatMap((layer): readonly string[] => {
    if (layer.types) return layer.types;
    if (layer.values) return layer.values.map(typeOfValue);
    // A schema with properties or items describes objects or arrays, even without `type`.
    if (layer.object.properties.length > 0) return ['object'];
    return layer.array.items ? ['array'] : [];
  });
}

function typeOfValue(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
