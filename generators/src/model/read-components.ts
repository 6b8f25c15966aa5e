import { at } from '../json.js';
import type { ComponentSchema } from './contract.js';
import { sortByNeed } from './graph.js';
import type { Namer } from './names.js';
import { readSchema } from './read-schema.js';
import type { Reader } from './reader.js';
import { inPlaceReferencesOf, referencesOf } from './schema.js';

/** Reads the components, sorted by name, each after its dependencies. */
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

/** Replaces schemas that apply themselves to the same value, whose validation would never end. */
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
