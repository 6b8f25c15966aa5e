import type { ComponentSchema, Contract, Module } from '../../model/contract.js';
import { sortByNeed } from '../../model/graph.js';
import { childrenOf, referencesOf, type Schema } from '../../model/schema.js';

/** All components by their original names. */
export function componentMap(contract: Contract): ReadonlyMap<string, ComponentSchema> {
  return new Map(contract.schemas.map((entry) => [entry.name.original, entry]));
}

/** The components of a module in the order in which they are declared. */
export function declarationOrder(contract: Contract, module: Module): ComponentSchema[] {
  const own = contract.schemas.filter((entry) => entry.name.module === module.name);
  const sorted = sortByNeed(
    own,
    (entry) => entry.name.original,
    (entry) => (entry.cycle.length === 0 ? entry.needs : eagerNeeds(entry)),
  );
  return sorted.map((entry) => entry.node);
}

/**
 * The components of modules that need this one, and that it needs in turn. Which of their files runs
 * first depends on who imports them, so that none of them can rely on another's values at once.
 */
export function entangled(contract: Contract, module: Module): ComponentSchema[] {
  const components = componentMap(contract);
  const moduleOf = (original: string): string[] => {
    const found = components.get(original);
    return found ? [found.name.module] : [];
  };
  const needsOf = (name: string): string[] =>
    contract.schemas
      .filter((entry) => entry.name.module === name)
      .flatMap((entry) => entry.needs.flatMap(moduleOf));
  const names = contract.modules.map((entry) => entry.name);
  const sorted = sortByNeed(names, (name) => name, needsOf);
  const group = sorted.find(({ node }) => node === module.name)?.cycle ?? [];
  return contract.schemas.filter(
    ({ name }) => name.module !== module.name && group.includes(name.module),
  );
}

/** Within a cycle, what is needed at once goes first; what stands inside of objects can wait. */
function eagerNeeds(component: ComponentSchema): string[] {
  const outside = component.needs.filter((name) => !component.cycle.includes(name));
  return [...outside, ...eagerReferences(component.schema)];
}

function eagerReferences(schema: Schema): string[] {
  const inProperties = new Set(schema.object.properties.map((property) => property.schema));
  const eager = childrenOf(schema).filter((child) => !inProperties.has(child));
  const own = schema.ref === undefined ? [] : [schema.ref];
  return [...own, ...eager.flatMap(referencesOf)];
}
