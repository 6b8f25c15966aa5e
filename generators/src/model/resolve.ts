import type { Schema } from './schema.js';

/** Gives the schema of a component by its original name; undefined where there is none. */
export type Lookup = (name: string) => Schema | undefined;

/** The component that a schema refers to; undefined where it refers to none. */
export function targetOf(lookup: Lookup, { ref }: Schema): Schema | undefined {
  return ref === undefined ? undefined : lookup(ref);
}

/** What a reference leads to, over any number of steps; the schema itself if it is no reference. */
export function dereference(lookup: Lookup, schema: Schema): Schema {
  const target = targetOf(lookup, schema);
  return target ? dereference(lookup, target) : schema;
}

/**
 * A schema with all that says something of the same value, outermost first, each once.
 * @param inside what of a schema does so; left out, its `allOf`, which always holds
 */
export function partsOf(lookup: Lookup, schema: Schema, inside: Inside = allOfIn): Schema[] {
  const found = new Set<Schema>();
  addParts(found, lookup, schema, inside);
  return [...found];
}

type Inside = (schema: Schema) => readonly Schema[];

function allOfIn({ allOf }: Schema): readonly Schema[] {
  return allOf;
}

function addParts(found: Set<Schema>, lookup: Lookup, schema: Schema, inside: Inside): void {
  if (found.has(schema)) return;
  found.add(schema);
  const target = targetOf(lookup, schema);
  if (target) addParts(found, lookup, target, inside);
  for (const part of inside(schema)) addParts(found, lookup, part, inside);
}
