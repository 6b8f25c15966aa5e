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
  checkLoops(reader, entries);
  const sorted = sortByNeed(
    entries,
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

/** A schema that demands itself of the same value says nothing, and would never be done checking. */
function checkLoops(reader: Reader, components: readonly Component[]): void {
  const sorted = sortByNeed(
    components,
    (entry) => entry.name.original,
    (entry) => inPlaceReferencesOf(entry.schema),
  );
  for (const { node, cycle } of sorted) {
    if (cycle.length === 0) continue;
    const names = [...cycle, cycle[0]].join(' → ');
    reader.report('schema/loop', node.schema.pointer, { cycle: names });
  }
}
