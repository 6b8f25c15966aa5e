import { at } from '../json.js';
import { couldMatch } from './could-match.js';
import { discriminatorOf } from './discriminators.js';
import type { Reader } from './reader.js';
import { type Lookup, partsOf } from './resolve.js';
import { jsonTypes, type JsonType, type Property, type Schema } from './schema.js';

/**
 * Reports a `oneOf` in which nothing tells two members apart: a value of one that has only its required
 * properties also matches the other, so it matches more than one member.
 */
export function checkUnion(reader: Reader, schema: Schema): void {
  const { lookup } = reader;
  if (schema.oneOf.length < 2 || discriminatorOf(lookup, schema)) return;
  for (const [index, member] of schema.oneOf.entries()) {
    const other = schema.oneOf
      .slice(index + 1)
      .find((each) => includes(lookup, member, each) || includes(lookup, each, member));
    if (!other) continue;
    const members = [member, other].map(({ ref, pointer }) => ref ?? pointer).join(' and ');
    reader.report('schema/union', at(schema.pointer, 'oneOf'), { members });
    return;
  }
}

/** True if the smallest values of a schema also match another one. False if that is not certain. */
function includes(lookup: Lookup, schema: Schema, other: Schema, depth = 0): boolean {
  const [parts, others] = [partsOf(lookup, schema), partsOf(lookup, other)];
  if (depth > 5 || [...parts, ...others].some(isComplex)) return false;
  const types = typesOf(parts).filter((type) => typesOf(others).includes(type));
  if (types.length === 0) return false;
  const values = parts.find((part) => part.values)?.values;
  if (values) return values.some((value) => couldMatch(other, value, lookup));
  if (others.some((part) => part.values)) return false;
  if (!types.includes('object')) return others.every(isFree);
  const [own, theirs] = [propertiesOf(parts), propertiesOf(others)];
  const sent = own.filter(({ required }) => required);
  const names = new Set(sent.map(({ name }) => name));
  const closed = others.some((part) => part.object.additional?.possible === false);
  return (
    others.every((part) => part.object.requiredOnly.every((name) => names.has(name))) &&
    theirs.every(({ name, required }) => !required || names.has(name)) &&
    sent.every((property) => {
      const same = theirs.filter(({ name }) => name === property.name);
      if (same.length === 0) return !closed;
      return same.every((each) => includes(lookup, property.schema, each.schema, depth + 1));
    })
  );
}

/** True if a schema has more than types, values and properties, so that it may tell values apart. */
function isComplex({ anyOf, oneOf, not, condition, object, possible, ...rest }: Schema): boolean {
  const { patterns, names, minProperties, maxProperties } = object;
  const rules = [not, condition, rest.unevaluatedProperties, names, minProperties, maxProperties];
  const lists = anyOf.length + oneOf.length + patterns.length + object.dependentSchemas.length;
  return !possible || lists > 0 || rules.some((rule) => rule !== undefined);
}

function typesOf(parts: readonly Schema[]): readonly JsonType[] {
  return jsonTypes.filter((type) =>
    parts.every(({ types }) => !types || types.includes(type) || isWidened(types, type)),
  );
}

/** Every integer is a number. */
function isWidened(types: readonly JsonType[], type: JsonType): boolean {
  return type === 'integer' && types.includes('number');
}

/** True for a schema without limits, patterns, formats and elements. */
function isFree({ string, number, array }: Schema): boolean {
  const { items, prefixItems, ...limits } = array;
  const rules = [...Object.values(string), ...Object.values(number), items, limits.contains];
  return rules.every((rule) => rule === undefined) && prefixItems.length === 0;
}

function propertiesOf(parts: readonly Schema[]): Property[] {
  const demanded = new Set(parts.flatMap(({ object }) => object.requiredOnly));
  return parts.flatMap(({ object }) =>
    object.properties.map((property) => ({
      ...property,
      required: property.required || demanded.has(property.name),
    })),
  );
}
