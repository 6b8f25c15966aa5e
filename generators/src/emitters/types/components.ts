import type { TypeAliasDeclarationStructure } from 'ts-morph';
import { docsOf, type DocTag } from '../../code/docs.js';
import { type CodeFile, FileDraft } from '../../code/file.js';
import { typeAlias } from '../../code/structures.js';
import type { ComponentSchema, Contract, Module } from '../../model/contract.js';
import type { SchemaTypes } from './schema-types.js';

/** The file with a named type for each component of a module. */
export function emitComponents(contract: Contract, module: Module, types: SchemaTypes): CodeFile {
  const draft = new FileDraft('types', module.name);
  const components = contract.schemas
    .filter((entry) => entry.name.module === module.name)
    .toSorted((left, right) => (left.name.id < right.name.id ? -1 : 1));
  for (const component of components) {
    draft.declare(component.name.id, types.inputOf(component) ?? component.name.id);
  }
  const statements = components.flatMap((component) => aliasesOf(draft, component, types));
  return { draft, statements };
}

/** The type of a component, and that of its input where it is another one. */
function aliasesOf(
  draft: FileDraft,
  component: ComponentSchema,
  types: SchemaTypes,
): TypeAliasDeclarationStructure[] {
  const { name, schema } = component;
  const tags: DocTag[] = schema.deprecated ? [{ name: 'deprecated' }] : [];
  const own = typeAlias({
    docs: docsOf(schema.description, tags),
    name: name.id,
    type: types.ofComponent(draft, component),
  });
  const input = types.inputOf(component);
  if (input === undefined) return [own];
  const inputType = typeAlias({
    docs: docsOf(`What \`${name.id}\` is in requests.`, tags),
    name: input,
    type: types.ofComponent(draft, component, 'request'),
  });
  return [own, inputType];
}
