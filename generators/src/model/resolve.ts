import type { Schema } from './schema.js';

/** Returns the schema of a component by its original name; undefined if there is none. */
export type Lookup = (name: string) => Schema | undefined;

/** The component that a schema refers to; undefined if it is not a reference. */
export function targetOf(lookup: Lookup, { ref }: Schema): Schema | undefined {
  return ref === undefined ? undefined : lookup(ref);
}

/** Follows references until there is none; returns the schema itself if it is not a reference. */
export function dereference(lookup: Lookup, schema: Schema): Schema {
  const target = targetOf(lookup, schema);
  return target ? dereference(lookup, target) : schema;
}

/** A schema and all schemas that apply to the same value, by default by `allOf`, outermost first, each once. */
export function partsOf(
  lookup: Lookup,
  schema: Schema,
  inside: Inside = ({ allOf }) => allOf,
): Schema[] {
  const found = new Set<Schema>();
  addParts(found, lookup, schema, inside);
  return [...found];
}

/** The same with the members of unions, of which a value matches some. */
export function partsWithUnions(lookup: Lookup, schema: Schema): Schema[] {
  return partsOf(lookup, schema, ({ allOf, oneOf, anyOf }) => [...allOf, ...oneOf, ...anyOf]);
}

type Inside = (schema: Schema) => readonly Schema[];

function addParts(found: Set<Schema>, lookup: Lookup, schema: Schema, inside: Inside): void {
  if (found.has(schema)) return;
  found.add(schema);
  const target = targetOf(lookup, schema);
  if (target) addParts(found, lookup, target, inside);
  for (const part of inside(schema)) addParts(found, lookup, part, inside);
}
