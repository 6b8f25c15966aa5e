import { type Contract, responseSchemas, requestSchemas } from '../../model/contract.js';
import type { Json } from '../../json.js';
import {
  constantsOf,
  discriminatorValues,
  inheritingComponents,
} from '../../model/discriminators.js';
import { resolveSchema } from '../../model/resolved.js';
import { childrenOf, type Discriminator, type Property, type Schema } from '../../model/schema.js';

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
  const add = (component: string, discriminator: Discriminator): void => {
    const { property } = discriminator;
    const tags = found.get(component) ?? new Map<string, readonly Json[]>();
    const values = discriminatorValues(contract, discriminator, component);
    // In a union, the members have the tags.
    if (values === undefined) return;
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
    for (const heir of inheritingComponents(contract, name.original)) add(heir, discriminator);
  }
  return found;
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
      for (const { name } of resolveSchema(lookup, first).properties) {
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
