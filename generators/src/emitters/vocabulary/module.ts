import type { StatementStructures } from 'ts-morph';
import { docsOf } from '../../code/docs.js';
import { type CodeFile, FileDraft } from '../../code/file.js';
import { camelCase, uniqueName } from '../../code/identifiers.js';
import { literal } from '../../code/literals.js';
import { constant, typeAlias } from '../../code/structures.js';
import {
  type ComponentSchema,
  type Contract,
  type Module,
  operationsOf,
} from '../../model/contract.js';
import { resolveSchema } from '../../model/resolved.js';
import type { Enumeration } from './enumerations.js';
import { limitsOf, namedLimits } from './limits.js';

/** Emits the enums, limits and fields of a module. */
export function emitModule(
  contract: Contract,
  module: Module,
  enumerations: readonly Enumeration[],
): CodeFile {
  const components = contract.schemas
    .filter(({ name }) => name.module === module.name)
    .toSorted((left, right) => (left.name.id < right.name.id ? -1 : 1));
  const taken = new Set<string>();
  const statements = [
    ...enumerations
      .filter((each) => each.module === module.name)
      .toSorted((left, right) => (left.name < right.name ? -1 : 1))
      .flatMap((each) => enumerationStatements(each, taken)),
    ...components.flatMap((component) => limitsStatement(contract, component, taken)),
    ...operationsOf(contract, module).flatMap(({ name, parameters }) => {
      const docs = [`Limits of the parameters of \`${name.id}\`.`];
      return frozen(docs, `${name.id}Limits`, namedLimits(contract, parameters), taken);
    }),
    ...components.flatMap((component) => fieldsStatement(contract, component, taken)),
  ];
  return { draft: new FileDraft('vocabulary', module.name), statements };
}

function enumerationStatements(
  { name, values, description }: Enumeration,
  taken: Set<string>,
): StatementStructures[] {
  const id = uniqueName(name, taken);
  const list = uniqueName(`${camelCase(id)}Values`, taken);
  return [
    constant({
      docs: [`All values of \`${id}\`.`],
      name: list,
      initializer: `${literal(values)} as const`,
    }),
    typeAlias({ docs: docsOf(description), name: id, type: `(typeof ${list})[number]` }),
  ];
}

function limitsStatement(
  contract: Contract,
  { name, schema }: ComponentSchema,
  taken: Set<string>,
): StatementStructures[] {
  const docs = [`Limits of \`${name.id}\`.`];
  return frozen(docs, `${camelCase(name.id)}Limits`, limitsOf(contract, schema), taken);
}

function fieldsStatement(
  contract: Contract,
  { name, schema }: ComponentSchema,
  taken: Set<string>,
): StatementStructures[] {
  const names = resolveSchema(contract.lookup, schema).properties.map(({ name: each }) => each);
  const list = names.length === 0 ? undefined : literal(names);
  return frozen([`The fields of \`${name.id}\`.`], `${camelCase(name.id)}Fields`, list, taken);
}

/** A constant with `as const`; none without an expression. */
function frozen(
  docs: string[],
  name: string,
  expression: string | undefined,
  taken: Set<string>,
): StatementStructures[] {
  if (expression === undefined) return [];
  return [constant({ docs, name: uniqueName(name, taken), initializer: `${expression} as const` })];
}
