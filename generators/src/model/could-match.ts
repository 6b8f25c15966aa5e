import { isDeepStrictEqual } from 'node:util';
import { cachedBySchema } from './cached.js';
import { directions, isHidden } from './directions.js';
import { isObject, type Json, type JsonObject } from '../json.js';
import { fitsNumber, fitsString, isOfType } from './scalars.js';
import { type Lookup, partsOf } from './resolve.js';
import type { Schema } from './schema.js';

/** False only if a value certainly does not match a schema. Ignores `not`, conditions and dependent schemas. */
export function couldMatch(schema: Schema, value: Json, lookup: Lookup): boolean {
  const fits: (lookup: Lookup, schema: Schema, value: Json) => boolean = cachedBySchema(
    (given, inner, entry: Json) =>
      fitsParts(given, inner, entry, (each, item) => fits(given, each, item)),
  );
  return fits(lookup, schema, value);
}

function fitsParts(lookup: Lookup, schema: Schema, value: Json, fits: Fits): boolean {
  return partsOf(lookup, schema).every(({ types, values, anyOf, oneOf, ...part }) => {
    return (
      part.possible &&
      (types?.some((type) => isOfType(value, type)) ?? true) &&
      (values?.some((allowed) => isDeepStrictEqual(allowed, value)) ?? true) &&
      fitsRules(lookup, part, value, fits) &&
      [anyOf, oneOf].every((all) => all.length === 0 || all.some((member) => fits(member, value)))
    );
  });
}

type Fits = (schema: Schema, value: Json) => boolean;
type Rules = Pick<Schema, 'string' | 'number' | 'array' | 'object'>;

function fitsRules(
  lookup: Lookup,
  { string, number, array, object }: Rules,
  value: Json,
  fits: Fits,
): boolean {
  if (typeof value === 'string') return fitsString(string, value);
  if (typeof value === 'number') return fitsNumber(number, value);
  if (Array.isArray(value)) return fitsArray(array, value as readonly Json[], fits);
  return !isObject(value) || fitsObject(lookup, object, value, fits);
}

function fitsArray(array: Rules['array'], value: readonly Json[], fits: Fits): boolean {
  const { prefixItems, items, minItems = 0, maxItems = Infinity } = array;
  if (value.length < minItems || value.length > maxItems) return false;
  return value.every((entry, index) => {
    const schema = prefixItems[index] ?? items;
    return schema === undefined || fits(schema, entry);
  });
}

function fitsObject(
  lookup: Lookup,
  { properties, requiredOnly, minProperties = 0, maxProperties = Infinity }: Rules['object'],
  value: JsonObject,
  fits: Fits,
): boolean {
  const size = Object.keys(value).length;
  if (size < minProperties || size > maxProperties) return false;
  if (requiredOnly.some((name) => !Object.hasOwn(value, name))) return false;
  return properties.every(({ name, required, schema }) => {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    if (member !== undefined) return fits(schema, member);
    // The value may be that of the other direction.
    return !required || directions.some((direction) => isHidden(lookup, direction, schema));
  });
}
