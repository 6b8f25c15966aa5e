import type { Sample, Sampling } from './sampling.js';
import type { DataSchema, FlatSchema, Json } from './schema.js';

/** How many attempts an element gets to differ from the others. */
const attempts = 20;

/** An array that a schema allows: of one to three elements where nothing is said. */
export function makeArray(
  schema: FlatSchema,
  name: string,
  sampling: Sampling,
  sample: Sample,
): Json {
  const made: Json[] = [];
  const seen = new Set<string>();
  const length = lengthOf(schema, sampling);
  for (let attempt = 0; made.length < length && attempt < length * attempts; attempt += 1) {
    const value = sample(elementOf(schema, made.length), singular(name), sampling);
    const text = JSON.stringify(value);
    if (schema.uniqueItems === true && seen.has(text)) continue;
    seen.add(text);
    made.push(value);
  }
  return made;
}

function lengthOf({ items, prefixItems = [], ...schema }: FlatSchema, sampling: Sampling): number {
  const least = Math.max(schema.minItems ?? 0, schema.contains ? 1 : 0);
  if (sampling.minimal) return least;
  const most = items ? sampling.random.between(1, 3) : 0;
  return Math.min(Math.max(least, prefixItems.length, most), schema.maxItems ?? 1e9);
}

/** What an element must be: the first one also what the array must contain. */
function elementOf(
  { items = {}, prefixItems = [], contains }: FlatSchema,
  index: number,
): DataSchema {
  const element = prefixItems[index] ?? items;
  return contains && index === 0 ? { allOf: [element, contains] } : element;
}

/** `emails` hold what is called `email`. */
function singular(name: string): string {
  return name.endsWith('s') ? name.slice(0, -1) : name;
}
