import { pascalCase } from '../../code/identifiers.js';
import type { ComponentSchema, Contract, Module } from '../../model/contract.js';
import { resolveSchema } from '../../model/resolved.js';
import type { Schema } from '../../model/schema.js';

type Value = string | number;

/** An enum of the document. */
export interface Enumeration {
  readonly module: string;
  /** The name in PascalCase: component and property, or operation and parameter. */
  readonly name: string;
  /** The values, without duplicates and null, in the order of the document. */
  readonly values: readonly Value[];
  readonly description: string | undefined;
}

/**
 * The enums of components, properties and parameters, without constants. An enum that is the same in all
 * versions that have it belongs to the shared module.
 */
export function enumerationsOf(contract: Contract): readonly Enumeration[] {
  const components = contract.schemas.flatMap((component) => ofComponent(contract, component));
  const parameters = contract.operations.flatMap(({ name, parameters: each }) =>
    each.flatMap((parameter) => {
      const path = pascalCase(name.id) + pascalCase(parameter.name);
      const { schema, description } = parameter;
      return withinSchema(schema, { module: name.module, path, description });
    }),
  );
  const shared = contract.modules.find(({ versioned }) => !versioned);
  const all = distinct([...components, ...parameters]);
  return shared === undefined ? all : distinct(all.map((each) => asShared(each, all, shared)));
}

/** The place of a schema: the module, and the name and description of an enum there. */
interface Place {
  readonly module: string;
  readonly path: string;
  readonly description: string | undefined;
}

function ofComponent(contract: Contract, { name, schema }: ComponentSchema): Enumeration[] {
  const place = { module: name.module, path: name.id, description: schema.description };
  return [...withinSchema(schema, place), ...tagsOf(contract, schema, place)];
}

function withinSchema(schema: Schema, place: Place): Enumeration[] {
  const { allOf, anyOf, oneOf, array, object } = schema;
  const inside = [...allOf, ...anyOf, ...oneOf, ...(array.items ? [array.items] : [])];
  return [
    ...enumeration(place, schema.values ?? []),
    ...inside.flatMap((each) => withinSchema(each, place)),
    ...object.properties.flatMap((property) =>
      withinSchema(property.schema, at(place, property.name, property.schema)),
    ),
  ];
}

/** The discriminator values of a union: of each property that is constant in all members. */
function tagsOf(contract: Contract, { oneOf, anyOf }: Schema, place: Place): Enumeration[] {
  const alternatives = [...oneOf, ...anyOf].map((each) => resolveSchema(contract.lookup, each));
  const [first, ...others] = alternatives;
  if (first === undefined || others.length === 0) return [];
  return first.properties.flatMap(({ name, schema }) => {
    const values = alternatives.map((each) => each.property(name)?.schema.values);
    if (values.includes(undefined)) return [];
    const description = `The discriminator values of \`${place.path}\`.`;
    return enumeration(
      { ...at(place, name, schema), description },
      values.flatMap((each) => each ?? []),
    );
  });
}

function at({ module, path }: Place, name: string, { description }: Schema): Place {
  return { module, path: path + pascalCase(name), description };
}

function enumeration(
  { module, path: name, description }: Place,
  listed: NonNullable<Schema['values']>,
): Enumeration[] {
  const values = [...new Set(listed.filter(isValue))];
  return values.length > 1 ? [{ module, name, values, description }] : [];
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number';
}

function distinct(all: readonly Enumeration[]): Enumeration[] {
  const byKey = new Map<string, Enumeration>();
  for (const each of all) {
    const key = JSON.stringify([each.module, each.name, setOf(each.values)]);
    if (!byKey.has(key)) byKey.set(key, each);
  }
  return [...byKey.values()];
}

function asShared(each: Enumeration, all: readonly Enumeration[], shared: Module): Enumeration {
  const isSame = ({ name, values }: Enumeration): boolean =>
    name !== each.name || setOf(values) === setOf(each.values);
  return all.every(isSame) ? { ...each, module: shared.name } : each;
}

/** A key for a set of values, independent of order. */
function setOf(values: readonly Value[]): string {
  return JSON.stringify(values.map(String).toSorted());
}
