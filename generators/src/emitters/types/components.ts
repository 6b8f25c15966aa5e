import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import type { Contract, Module } from '../../model/contract.js';
import type { SchemaTypes } from './schema-types.js';

/** The file with a named type for each component of a module. */
export function emitComponents(contract: Contract, module: Module, types: SchemaTypes): FileDraft {
  const file = new FileDraft('types', module.name);
  const components = contract.schemas
    .filter((entry) => entry.name.module === module.name)
    .toSorted((left, right) => (left.name.id < right.name.id ? -1 : 1));
  file.declare(...components.map((entry) => entry.name.id));
  for (const component of components) {
    const { name, schema } = component;
    const docs = docComment(schema.description, schema.deprecated ? [{ name: 'deprecated' }] : []);
    file.add(`${docs}export type ${name.id} = ${types.ofComponent(file, component)};`);
  }
  return file;
}
