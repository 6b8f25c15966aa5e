import { at } from '../json.js';
import { couldMatch } from './could-match.js';
import { discriminatorOf } from './discriminators.js';
import type { Reader } from './reader.js';
import type { Lookup } from './resolve.js';
import { commonTypes, resolveSchema } from './resolved.js';
import { jsonTypes, type Schema } from './schema.js';

/**
 * Reports a `oneOf` in which nothing tells two members apart: a value of one that has only its required
 * properties also matches the other, so it matches more than one member.
 */
export function checkUnion(reader: Reader, schema: Schema): void {
  const { lookup } = reader;
  if (schema.oneOf.length < 2 || discriminatorOf(lookup, schema)) return;
  const { properties, requiredOnly } = schema.object;
  const required = properties.filter((each) => each.required).map(({ name }) => name);
  const demanded = new Set([...requiredOnly, ...required]);
  for (const [index, member] of schema.oneOf.entries()) {
    const other = schema.oneOf
      .slice(index + 1)
      .find(
        (each) =>
          includes(lookup, member, each, demanded) || includes(lookup, each, member, demanded),
      );
    if (!other) continue;
    const members = [member, other].map(({ ref, pointer }) => ref ?? pointer).join(' and ');
    reader.report('schema/union', at(schema.pointer, 'oneOf'), { members });
    return;
  }
}

/**
 * True if the smallest values of a schema also match another one. False if that is not certain.
 * @param demanded the properties that all values have
 */
function includes(
  lookup: Lookup,
  schema: Schema,
  other: Schema,
  demanded: ReadonlySet<string> = new Set(),
  depth = 0,
): boolean {
  const [one, two] = [resolveSchema(lookup, schema), resolveSchema(lookup, other)];
  if (depth > 5 || [...one.parts, ...two.parts].some(isComplex)) return false;
  const types = commonTypes([one.types ?? jsonTypes, two.types ?? jsonTypes]);
  if (types.length === 0) return false;
  if (one.values) return one.values.some((value) => couldMatch(other, value, lookup));
  if (two.values) return false;
  const others = two.parts;
  if (!types.includes('object')) return others.every(isFree);
  const [own, theirs] = [one.properties, two.properties];
  const sent = own.filter(({ required, name }) => required || demanded.has(name));
  const names = new Set([...demanded, ...sent.map(({ name }) => name)]);
  const closed = others.some((part) => part.object.additional?.possible === false);
  return (
    others.every((part) => part.object.requiredOnly.every((name) => names.has(name))) &&
    theirs.every(({ name, required }) => !required || names.has(name)) &&
    sent.every((property) => {
      const same = two.property(property.name);
      if (!same) return !closed;
      return property.schemas.every((inner) =>
        same.schemas.every((each) => includes(lookup, inner, each, new Set(), depth + 1)),
      );
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

/** True for a schema without limits, patterns, formats and elements. */
function isFree({ string, number, array }: Schema): boolean {
  const { items, prefixItems, ...limits } = array;
  const rules = [...Object.values(string), ...Object.values(number), items, limits.contains];
  return rules.every((rule) => rule === undefined) && prefixItems.length === 0;
}
