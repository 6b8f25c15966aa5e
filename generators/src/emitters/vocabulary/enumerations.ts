import { pascalCase } from '../../code/identifiers.js';
import type { ComponentSchema, Contract, Module } from '../../model/contract.js';
import type { Schema } from '../../model/schema.js';
import { propertiesOf } from './properties.js';

/** A value of an enumeration. */
type Value = string | number;

/** A set of values that the document allows in one place. */
export interface Enumeration {
  /** The module that it belongs to. */
  readonly module: string;
  /** In PascalCase: a component, then the property; or an operation, then the parameter. */
  readonly name: string;
  /** Each once, in the order of the document; null is left out. */
  readonly values: readonly Value[];
  readonly description: string | undefined;
}

/**
 * The enumerations of components, of their properties and of parameters; a single value is a constant
 * and not listed. Versions that have one of the same name with the same values, and one that only one
 * of them has, belong to no version: the module that versions share gets it, once.
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

/** Where a schema stands: the module, the name that an enumeration there gets, and what it is about. */
interface Place {
  readonly module: string;
  readonly path: string;
  readonly description: string | undefined;
}

function ofComponent(contract: Contract, { name, schema }: ComponentSchema): Enumeration[] {
  const place = { module: name.module, path: name.id, description: schema.description };
  return [...withinSchema(schema, place), ...tagsOf(contract, schema, place)];
}

/** What a schema says itself; a component that it refers to has a name of its own. */
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

/**
 * The values by which the alternatives of a union are told apart: of each property that has a fixed
 * value in every one of them.
 */
function tagsOf(contract: Contract, { oneOf, anyOf }: Schema, place: Place): Enumeration[] {
  const alternatives = [...oneOf, ...anyOf].map((each) => propertiesOf(contract, each));
  const [first, ...others] = alternatives;
  if (first === undefined || others.length === 0) return [];
  return [...first].flatMap(([name, schema]) => {
    const values = alternatives.map((each) => each.get(name)?.values);
    if (values.includes(undefined)) return [];
    const description = `What tells the alternatives of \`${place.path}\` apart.`;
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

/** One of a name with the same values, and without those that another place repeats. */
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

/** Tells sets of values apart, whatever their order. */
function setOf(values: readonly Value[]): string {
  return JSON.stringify(values.map(String).toSorted());
}
