import type { ComponentSchema } from './contract.js';
import { referencesOf, type Schema } from './schema.js';

type Components = ReadonlyMap<string, ComponentSchema>;

/** The components that schemas refer to, directly or by way of others, by their original names. */
export function reachable(components: Components, schemas: readonly Schema[]): ReadonlySet<string> {
  const found = new Set(schemas.flatMap(referencesOf));
  // A set hands out what is added while it is walked.
  for (const name of found) for (const need of components.get(name)?.needs ?? []) found.add(need);
  return found;
}

/** The components of which something is true, and those that need one of them, over any number of steps. */
export function holders(
  components: Iterable<ComponentSchema>,
  isTrue: (schema: Schema) => boolean,
): ReadonlySet<string> {
  const all = [...components];
  const found = new Set(
    all.filter(({ schema }) => isTrue(schema)).map(({ name }) => name.original),
  );
  // Those who need each other are told only in several rounds.
  for (let count = -1; count < found.size;) {
    count = found.size;
    for (const { name, needs } of all) {
      if (needs.some((need) => found.has(need))) found.add(name.original);
    }
  }
  return found;
}
