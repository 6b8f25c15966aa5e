import { docComment } from '../../code/docs.js';
import { FileDraft } from '../../code/file.js';
import { stringLiteral } from '../../code/literals.js';
import type { Contract, Module } from '../../model/contract.js';
import { openapiTypes } from './symbols.js';

/** The file with a named type for each component of a module. */
export function emitComponents(contract: Contract, module: Module): FileDraft {
  const file = new FileDraft('types', module.name);
  const schemas = contract.schemas
    .filter((entry) => entry.name.module === module.name)
    .toSorted((left, right) => (left.name.id < right.name.id ? -1 : 1));
  file.declare(...schemas.map((entry) => entry.name.id));
  const components = schemas.length > 0 ? file.use(openapiTypes('components')) : '';
  for (const { name, schema } of schemas) {
    const type = `${components}['schemas'][${stringLiteral(name.original)}]`;
    file.add(`${docComment(schema.description)}export type ${name.id} = ${type};`);
  }
  return file;
}
