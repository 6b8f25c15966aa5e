import { at } from '../json.js';
import type { ComponentSchema } from './contract.js';
import { sortByNeed } from './graph.js';
import type { Namer } from './names.js';
import { readSchema } from './read-schema.js';
import type { Reader } from './reader.js';
import { inPlaceReferencesOf, referencesOf } from './schema.js';

/** Components in the order of their names, each after those that it needs. */
export function readComponents(reader: Reader, namer: Namer): ComponentSchema[] {
  const entries = Object.keys(reader.schemas)
    .toSorted()
    .map((original) => describe(reader, namer, original));
  const sorted = sortByNeed(
    withoutLoops(reader, entries),
    (entry) => entry.name.original,
    (entry) => entry.needs,
  );
  return sorted.map(({ node, cycle }) => ({ ...node, cycle }));
}

type Component = Omit<ComponentSchema, 'cycle'>;

function describe(reader: Reader, namer: Namer, original: string): Component {
  const schema = readSchema(reader, reader.schemas[original], at('#/components/schemas', original));
  reader.components.set(original, schema);
  return { name: namer.type(original), schema, needs: referencesOf(schema) };
}

/** A schema that demands itself of the same value would never be done checking: it allows any value. */
function withoutLoops(reader: Reader, components: readonly Component[]): Component[] {
  const sorted = sortByNeed(
    components,
    (entry) => entry.name.original,
    (entry) => inPlaceReferencesOf(entry.schema),
  );
  const loops = new Map(
    sorted.flatMap(({ node, cycle }) => (cycle.length > 0 ? [[node.name.original, cycle]] : [])),
  );
  return components.map((component) => {
    const { schema, name } = component;
    const cycle = loops.get(name.original);
    if (!cycle) return component;
    reader.report('schema/loop', schema.pointer, { cycle: [...cycle, cycle[0]].join(' → ') });
    const free = {
      ...readSchema(reader, undefined, schema.pointer),
      description: schema.description,
    };
    reader.components.set(name.original, free);
    return { name, schema: free, needs: [] };
  });
}
