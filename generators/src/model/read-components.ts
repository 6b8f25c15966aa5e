import { at } from '../json.js';
import type { ComponentSchema } from './contract.js';
import { sortByNeed } from './graph.js';
import { withoutBackReferences } from './inheritance.js';
import type { Namer } from './names.js';
import { readSchema } from './read-schema.js';
import type { Reader } from './reader.js';
import { freeSchema, inPlaceReferencesOf, referencesOf, type Schema } from './schema.js';

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

/** Cuts references of children to a union of them, and allows any value in loops: validation would never end. */
function withoutLoops(reader: Reader, components: readonly Component[]): Component[] {
  const cut = replaceCycles(reader, components, ({ schema }, cycle) =>
    withoutBackReferences(reader.lookup, schema, cycle),
  );
  return replaceCycles(reader, cut, ({ schema }, cycle) => {
    reader.report('schema/loop', schema.pointer, { cycle: [...cycle, cycle[0]].join(' → ') });
    const { pointer, description } = schema;
    return { ...freeSchema, pointer, description };
  });
}

/** Replaces the schemas of the components that apply each other to the same value. */
function replaceCycles(
  reader: Reader,
  components: readonly Component[],
  replace: (component: Component, cycle: readonly string[]) => Schema,
): Component[] {
  const sorted = sortByNeed(
    components,
    (entry) => entry.name.original,
    (entry) => inPlaceReferencesOf(entry.schema),
  );
  const cycles = new Map(sorted.map(({ node, cycle }) => [node.name.original, cycle]));
  const replaced = components.map((component) => {
    const cycle = cycles.get(component.name.original) ?? [];
    if (cycle.length === 0) return component;
    const schema = replace(component, cycle);
    return { ...component, schema, needs: referencesOf(schema) };
  });
  for (const { name, schema } of replaced) reader.components.set(name.original, schema);
  return replaced;
}
