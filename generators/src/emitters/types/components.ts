import { docComment, type DocTag } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import type { Contract, Module } from '../../model/contract.js';
import type { SchemaTypes } from './schema-types.js';

/** The file with a named type for each component of a module. */
export function emitComponents(contract: Contract, module: Module, types: SchemaTypes): FileDraft {
  const file = new FileDraft('types', module.name);
  const components = contract.schemas
    .filter((entry) => entry.name.module === module.name)
    .toSorted((left, right) => (left.name.id < right.name.id ? -1 : 1));
  for (const component of components) {
    file.declare(component.name.id, types.inputOf(component) ?? component.name.id);
  }
  for (const component of components) {
    const { name, schema } = component;
    const tags: DocTag[] = schema.deprecated ? [{ name: 'deprecated' }] : [];
    const docs = docComment(schema.description, tags);
    file.add(`${docs}export type ${name.id} = ${types.ofComponent(file, component)};`);
    const input = types.inputOf(component);
    if (input === undefined) continue;
    const note = docComment(`What \`${name.id}\` is in requests.`, tags);
    file.add(`${note}export type ${input} = ${types.ofComponent(file, component, 'request')};`);
  }
  return file;
}
