import { type Contract, responseSchemas, requestSchemas } from '../../model/contract.js';
import type { Json } from '../../json.js';
import { dereference, type Lookup, partsOf } from '../../model/resolve.js';
import {
  childrenOf,
  type Discriminator,
  type Property,
  type Schema,
  valuesFor,
} from '../../model/schema.js';

/** The values of the discriminator properties (tags) of a component. */
export type Tags = ReadonlyMap<string, readonly Json[]>;

/**
 * The tags of components, by original name: of members of unions with a discriminator, and of components
 * that inherit by `allOf` from one with a discriminator. The value is that of the mapping, or the name of
 * the component. A component that others inherit from also has their values. Values that the component
 * itself does not allow are excluded: its own constants take precedence.
 */
export function tagsOf(contract: Contract): ReadonlyMap<string, Tags> {
  const found = new Map<string, Map<string, readonly Json[]>>();
  const heirs = inheritingComponents(contract);
  const add = (component: string, discriminator: Discriminator): void => {
    const { property } = discriminator;
    const tags = found.get(component) ?? new Map<string, readonly Json[]>();
    const schema = contract.lookup(component);
    const own = schema && constantsOf(contract.lookup, schema, property)?.values;
    // In a union, the members have the tags.
    if (own && schema.oneOf.length + schema.anyOf.length > 0) return;
    const implied = [component, ...heirs(component)].flatMap((each) =>
      valuesFor(discriminator, each),
    );
    const fitting = own ? implied.filter((value) => own.includes(value)) : implied;
    const values = fitting.length > 0 ? fitting : (own ?? []);
    const all = new Set([...(tags.get(property) ?? []), ...values]);
    found.set(component, tags.set(property, [...all]));
  };
  for (const { discriminator, oneOf, anyOf } of schemasOf(contract).filter(isDiscriminated)) {
    for (const { ref } of [...oneOf, ...anyOf]) {
      if (ref !== undefined && discriminator) add(ref, discriminator);
    }
  }
  for (const { name, schema } of contract.schemas) {
    const { discriminator, oneOf, anyOf } = schema;
    if (!discriminator || oneOf.length + anyOf.length > 0) continue;
    for (const heir of heirs(name.original)) add(heir, discriminator);
  }
  return found;
}

/** The constant values of a property. */
interface Constants {
  readonly values: readonly Json[];
  /** The schemas that contain them. */
  readonly schemas: readonly Schema[];
  /** True if the property is required. */
  readonly required: boolean;
}

/** The values of a property in all parts of an object; undefined if it allows any. */
function constantsOf(lookup: Lookup, object: Schema, name: string): Constants | undefined {
  const parts = partsOf(lookup, dereference(lookup, object));
  const declared = parts.flatMap((part) =>
    part.object.properties.filter((property) => property.name === name),
  );
  const unions = parts.flatMap(({ oneOf, anyOf }) => [oneOf, anyOf]);
  const chosen = unions.flatMap((members) => constantsOfAll(lookup, members, name) ?? []);
  const lists = [...declared.flatMap(({ schema }) => listedBy(lookup, schema) ?? []), ...chosen];
  const [first] = lists;
  if (!first) return undefined;
  return {
    values: first.values.filter((value) => lists.every(({ values }) => values.includes(value))),
    schemas: lists.flatMap(({ schemas }) => schemas),
    required:
      declared.some(({ required }) => required) ||
      chosen.some(({ required }) => required) ||
      parts.some((part) => part.object.requiredOnly.includes(name)),
  };
}

/** The same for a union of objects; undefined if one member allows any value. */
function constantsOfAll(
  lookup: Lookup,
  members: readonly Schema[],
  name: string,
): Constants | undefined {
  const all = members.flatMap((member) => constantsOf(lookup, member, name) ?? []);
  if (members.length === 0 || all.length < members.length) return undefined;
  return {
    values: [...new Set(all.flatMap(({ values }) => values))],
    schemas: all.flatMap(({ schemas }) => schemas),
    required: all.every(({ required }) => required),
  };
}

function listedBy(lookup: Lookup, schema: Schema): Omit<Constants, 'required'> | undefined {
  for (const part of partsOf(lookup, schema)) {
    const { values, types } = part;
    if (values) return { values, schemas: [part] };
    if (types?.length === 1 && types[0] === 'null') return { values: [null], schemas: [part] };
    const members = [...part.anyOf, ...part.oneOf].map((member) => listedBy(lookup, member));
    const lists = members.flatMap((member) => member ?? []);
    if (members.length === 0 || lists.length < members.length) continue;
    return {
      values: [...new Set(lists.flatMap((list) => list.values))],
      schemas: lists.flatMap((list) => list.schemas),
    };
  }
  return undefined;
}

/**
 * The enums that discriminate the members of a union: of properties that all members require, without a
 * value that two members share. They must be closed, so that TypeScript can narrow.
 */
export function distinguishingEnums(contract: Contract): WeakSet<Schema> {
  const { lookup } = contract;
  const found = new WeakSet<Schema>();
  for (const { oneOf, anyOf } of schemasOf(contract)) {
    for (const union of [oneOf, anyOf]) {
      const members = union.filter(({ types }) => types?.[0] !== 'null');
      const [first] = members;
      if (!first || members.length < 2) continue;
      const names = partsOf(lookup, first).flatMap(({ object }) =>
        object.properties.map(({ name }) => name),
      );
      for (const name of new Set(names)) {
        const all = members.map((member) => constantsOf(lookup, member, name));
        const values = all.flatMap((constants) => constants?.values ?? []);
        const isTag = all.every((constants) => constants?.required);
        if (!isTag || new Set(values).size < values.length) continue;
        for (const schema of all.flatMap((constants) => constants?.schemas ?? []))
          found.add(schema);
      }
    }
  }
  return found;
}

/**
 * Restricts the discriminator properties of a component to its tags.
 * @param closed receives the schemas of these properties, which are closed
 * @param demands true if the properties are required even if the document does not require them
 */
export function withTags(
  schema: Schema,
  tags: Tags | undefined,
  closed: WeakSet<Schema>,
  demands: boolean,
): Schema {
  if (!tags || (schema.types && !schema.types.includes('object'))) return schema;
  const { properties } = schema.object;
  const withValues = (inner: Schema, values: Schema['values']): Schema => {
    const found = { ...inner, values };
    closed.add(found);
    return found;
  };
  const told = properties.map((property): Property => {
    const { values = tags.get(property.name) } = property.schema;
    if (!tags.has(property.name)) return property;
    const required = property.required || demands;
    return { ...property, required, schema: withValues(property.schema, values) };
  });
  const added = [...tags]
    .filter(([name]) => !properties.some((property) => property.name === name))
    .map(([name, values]) => {
      const silent = { ...schema, description: undefined, deprecated: false, default: undefined };
      return { name, required: demands, schema: withValues(silent, values) };
    });
  return { ...schema, object: { ...schema.object, properties: [...added, ...told] } };
}

function isDiscriminated({ discriminator }: Schema): boolean {
  return discriminator !== undefined;
}

/** Returns a function that lists the components that inherit from one, directly or indirectly. */
function inheritingComponents({ schemas }: Contract): (name: string) => ReadonlySet<string> {
  const direct = new Map<string, string[]>();
  for (const { name, schema } of schemas) {
    for (const { ref } of schema.allOf) {
      if (ref !== undefined) direct.set(ref, [...(direct.get(ref) ?? []), name.original]);
    }
  }
  const collect = (name: string, known: Set<string>): Set<string> => {
    for (const heir of direct.get(name) ?? []) {
      if (!known.has(heir)) collect(heir, known.add(heir));
    }
    return known;
  };
  return (name) => collect(name, new Set());
}

/** All schemas of a contract. */
function schemasOf({ schemas, operations, webhooks }: Contract): Schema[] {
  const roots = [
    ...schemas.map(({ schema }) => schema),
    ...[...operations, ...webhooks].flatMap((entry) => [
      ...requestSchemas(entry),
      ...responseSchemas(entry),
    ]),
  ];
  const found: Schema[] = [];
  const visit = (schema: Schema): void => {
    found.push(schema);
    for (const child of childrenOf(schema)) visit(child);
  };
  for (const root of roots) visit(root);
  return found;
}

/** True if OpenAPI requires a discriminator property that the document does not. */
export function addsRequiredTags(schema: Schema, tags: Tags): boolean {
  if (schema.types && !schema.types.includes('object')) return false;
  const { properties } = schema.object;
  return [...tags.keys()].some(
    (name) => !properties.some((property) => property.name === name && property.required),
  );
}
