import type { TypeAliasDeclarationStructure, VariableStatementStructure } from 'ts-morph';
import { isIdentifier, pascalCase } from '../../code/identifiers.js';
import { docComment, docsOf, type DocTag } from '../../code/docs.js';
import { type CodeFile, FileDraft } from '../../code/file.js';
import { literal, propertyKey } from '../../code/literals.js';
import { constant, typeAlias } from '../../code/structures.js';
import type { ComponentSchema, Contract, Module } from '../../model/contract.js';
import type { Enums } from '../emitter.js';
import { describedValues } from '../values-text.js';
import type { SchemaTypes } from './schema-types.js';

export function emitComponents(
  contract: Contract,
  module: Module,
  types: SchemaTypes,
  enums: Enums | undefined,
): CodeFile {
  const draft = new FileDraft('types', module.name);
  const components = contract.schemas
    .filter((entry) => entry.name.module === module.name)
    .toSorted((left, right) => (left.name.id < right.name.id ? -1 : 1));
  for (const component of components) {
    draft.declare(component.name.id, types.inputOf(component) ?? component.name.id);
  }
  const statements = components.flatMap((component) => [
    ...(enums === 'const' ? constantsOf(component) : []),
    ...aliasesOf(draft, component, types),
  ]);
  return { draft, statements };
}

/** The constants of an enum by the names of its author, or by value: `Kind.CAT` is `'CAT'`. */
function constantsOf({ name, schema }: ComponentSchema): VariableStatementStructure[] {
  const values = (schema.values ?? []).filter((value) => value !== null);
  const isEnum = values.every((value) => typeof value === 'string' || typeof value === 'number');
  if (values.length === 0 || !isEnum) return [];
  const named = values.map((value) => {
    const known = schema.valueNames.find((each) => each.value === value);
    const label = known?.name === undefined ? String(value) : keyOf(known.name);
    return { value, label, description: known?.description };
  });
  const areUnique = new Set(named.map(({ label }) => label)).size === named.length;
  const members = named.map(({ value, label, description }) => {
    const docs = docComment(description).replace(/^(?=.)/, '\n');
    return `${docs}${propertyKey(areUnique ? label : String(value))}: ${literal(value)}`;
  });
  return [
    constant({
      docs: docsOf(schema.description),
      name: name.id,
      initializer: `{ ${members.join(',\n')} } as const`,
    }),
  ];
}

/** A name as a property key that needs no quotes. */
function keyOf(name: string): string {
  return isIdentifier(name) ? name : pascalCase(name);
}

function aliasesOf(
  draft: FileDraft,
  component: ComponentSchema,
  types: SchemaTypes,
): TypeAliasDeclarationStructure[] {
  const { name, schema } = component;
  const tags: DocTag[] = schema.deprecated ? [{ name: 'deprecated' }] : [];
  const alias = typeAlias({
    docs: docsOf(describedValues(schema), tags),
    name: name.id,
    type: types.ofComponent(draft, component),
  });
  const input = types.inputOf(component);
  if (input === undefined) return [alias];
  const inputType = typeAlias({
    docs: docsOf(`\`${name.id}\` in requests.`, tags),
    name: input,
    type: types.ofComponent(draft, component, 'request'),
  });
  return [alias, inputType];
}
