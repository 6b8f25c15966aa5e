import type { Schema } from './schema.js';

/** Gives the schema of a component by its original name; undefined where there is none. */
export type Lookup = (name: string) => Schema | undefined;

/** The component that a schema refers to; undefined where it refers to none. */
export function targetOf(lookup: Lookup, { ref }: Schema): Schema | undefined {
  return ref === undefined ? undefined : lookup(ref);
}

/** What a reference leads to, over any number of steps; the schema itself if it is no reference. */
export function behind(lookup: Lookup, schema: Schema): Schema {
  const target = targetOf(lookup, schema);
  return target ? behind(lookup, target) : schema;
}

/**
 * A schema with all that says something of the same value, outermost first, each once.
 * @param inside what of a schema does so; left out, its `allOf`, which always holds
 */
export function partsOf(
  lookup: Lookup,
  schema: Schema,
  inside: (schema: Schema) => readonly Schema[] = ({ allOf }) => allOf,
): Schema[] {
  const found = new Set<Schema>();
  const visit = (part: Schema): void => {
    if (found.has(part)) return;
    found.add(part);
    const target = targetOf(lookup, part);
    if (target) visit(target);
    for (const inner of inside(part)) visit(inner);
  };
  visit(schema);
  return [...found];
}
