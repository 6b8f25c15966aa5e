import { isObject, type Json } from '../../json.js';
import { type Lookup, targetOf } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';

/** Parts of a schema that do not affect valid values. */
const silent: ReadonlySet<string> = new Set([
  'pointer',
  'description',
  'deprecated',
  'default',
  'example',
]);

/** A text that is equal for equivalent schemas. A recursive reference is the number of levels up. */
export function canonicalText(schema: Schema, lookup: Lookup): string {
  return JSON.stringify(write(schema, lookup, []));
}

function write(schema: Schema, lookup: Lookup, above: readonly string[]): Json {
  const { ref } = schema;
  const target = targetOf(lookup, schema);
  if (ref === undefined || target === undefined) return members(schema, lookup, above);
  const depth = above.indexOf(ref);
  const inside = depth === -1 ? write(target, lookup, [ref, ...above]) : `${depth} up`;
  const own = members({ ...schema, ref: undefined }, lookup, above);
  return isObject(own) && Object.keys(own).length === 0 ? inside : { own, inside };
}

function members(value: object, lookup: Lookup, above: readonly string[]): Json {
  const kept = Object.entries(value)
    .filter(([key]) => !silent.has(key))
    .map(([key, inside]): [string, Json | undefined] => [
      key,
      // Data without keywords.
      key === 'values' ? (inside as Json | undefined) : part(inside, lookup, above),
    ])
    .filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(kept.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** A part of a schema; undefined if it has no effect. */
function part(value: unknown, lookup: Lookup, above: readonly string[]): Json | undefined {
  if (value === undefined || value === false) return undefined;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => part(entry, lookup, above) ?? {});
    return entries.length === 0 ? undefined : entries;
  }
  if (typeof value !== 'object' || value === null) return value === true ? true : (value as Json);
  if ('pointer' in value) return write(value as Schema, lookup, above);
  const inside = members(value, lookup, above);
  return isObject(inside) && Object.keys(inside).length === 0 ? undefined : inside;
}
