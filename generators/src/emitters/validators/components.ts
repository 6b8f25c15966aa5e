import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import type { ComponentSchema, Contract, Module } from '../../model/contract.js';
import { sortByNeed } from '../../model/graph.js';
import { childrenOf, referencesOf, type Schema } from '../../model/schema.js';
import { zod, type Context } from './context.js';
import { expression, typeOf } from './expression.js';

/** The file with the validators of a module's components, each after those that it needs. */
export function emitComponents(contract: Contract, module: Module): FileDraft {
  const file = new FileDraft('validators', module.name);
  const own = contract.schemas.filter((entry) => entry.name.module === module.name);
  file.declare(...own.map((entry) => entry.name.id));
  const components = componentMap(contract);
  const ordered = orderCycles(own);
  const elsewhere = entangled(contract, module).map((entry) => entry.name.original);
  for (const [index, component] of ordered.entries()) {
    const later = ordered.slice(index).map((entry) => entry.name.original);
    const within = component.cycle.filter((name) => later.includes(name));
    const pending = new Set([...within, ...elsewhere]);
    const context: Context = {
      contract,
      file,
      components,
      pending,
      deferred: false,
      types: undefined,
      print: expression,
      typeOf,
    };
    file.add(declaration(context, component, ordered.slice(0, index)));
  }
  return file;
}

/** All components by their original names. */
export function componentMap(contract: Contract): ReadonlyMap<string, ComponentSchema> {
  return new Map(contract.schemas.map((entry) => [entry.name.original, entry]));
}

function declaration(
  context: Context,
  component: ComponentSchema,
  before: readonly ComponentSchema[],
): string {
  const { name, schema, cycle } = component;
  const docs = docComment(schema.description);
  const code = expression(context, schema);
  if (cycle.length === 0) {
    const inferred = `${zod(context)}.infer<typeof ${name.id}>`;
    return `${docs}export const ${name.id} = ${code};\n${docs}export type ${name.id} = ${inferred};`;
  }
  // Those before it, or in another file, name it already: its type cannot wait for its value.
  const others = context.contract.schemas.filter((entry) => entry.name.module !== name.module);
  const named = [...before, component, ...others].some(
    (entry) => cycle.includes(entry.name.original) && entry.needs.includes(name.original),
  );
  const annotation = named ? `: ${zod(context)}.ZodType<${name.id}>` : '';
  return `${docs}export const ${name.id}${annotation} = ${code};\n${docs}export type ${name.id} = ${typeOf(context, schema)};`;
}

/**
 * The components of modules that need this one, and that it needs in turn. Which of their files runs
 * first depends on who imports them, so that none of them can rely on another's values at once.
 */
function entangled(contract: Contract, module: Module): ComponentSchema[] {
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
function orderCycles(components: readonly ComponentSchema[]): ComponentSchema[] {
  const sorted = sortByNeed(
    components,
    (entry) => entry.name.original,
    (entry) => (entry.cycle.length === 0 ? entry.needs : eagerNeeds(entry)),
  );
  return sorted.map((entry) => entry.node);
}

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
