import type { Sample, Sampling } from './sampling.js';
import type { FlatSchema, Json } from './schema.js';

/** How many entries a map has. */
const mapEntries = 2;

/** An object that a schema allows, its properties in the order of the document. */
export function makeObject(schema: FlatSchema, sampling: Sampling, sample: Sample): Json {
  const { properties = {}, additional = {}, required = [], maxProperties = 1e9 } = schema;
  const made = new Map<string, Json>();
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const room = Math.max(0, maxProperties - required.length);
  const taken = new Set(optional.filter(() => isTaken(sampling)).slice(0, room));
  for (const [name, property] of Object.entries(properties)) {
    if (!required.includes(name) && !taken.has(name)) continue;
    made.set(name, sample(property, name, sampling));
  }
  for (const name of required) {
    if (!made.has(name)) made.set(name, sample(additional, name, sampling));
  }
  fill(schema, made, sampling, sample);
  return Object.fromEntries(made);
}

function isTaken({ minimal, optional, random }: Sampling): boolean {
  return !minimal && random.next() < optional;
}

/** Adds properties that have no name of their own: to a map, and where there are too few. */
function fill(
  { properties = {}, additional, names, minProperties = 0, maxProperties = 1e9 }: FlatSchema,
  made: Map<string, Json>,
  sampling: Sampling,
  sample: Sample,
): void {
  const isMap = additional !== undefined && Object.keys(properties).length === 0;
  const wanted = isMap && !sampling.minimal ? mapEntries : 0;
  const count = Math.min(Math.max(minProperties, wanted), maxProperties);
  for (let attempt = 0; made.size < count && attempt < count * 10; attempt += 1) {
    const key = sample({ types: ['string'], ...names }, 'key', sampling);
    if (typeof key !== 'string') return;
    if (!made.has(key)) made.set(key, sample(additional ?? {}, key, sampling));
  }
}
