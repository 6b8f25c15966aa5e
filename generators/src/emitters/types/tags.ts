import { type Contract, givenBy, takenBy } from '../../model/contract.js';
import {
  childrenOf,
  type Discriminator,
  type Property,
  type Schema,
  valuesFor,
} from '../../model/schema.js';

/** The values of the properties by which a component is told apart from others. */
export type Tags = ReadonlyMap<string, readonly string[]>;

/**
 * The tags of components, by original names: of the members of unions with a discriminator, and of
 * what inherits by `allOf` from a component with one. OpenAPI has the discriminator's property
 * required in each, and its value is the one that the discriminator maps to the component, else the
 * component's name. A component that others inherit from may have the values of those as well.
 */
export function tagsOf(contract: Contract): ReadonlyMap<string, Tags> {
  const found = new Map<string, Map<string, readonly string[]>>();
  const heirs = heirsIn(contract);
  const add = (component: string, discriminator: Discriminator): void => {
    const { property } = discriminator;
    const tags = found.get(component) ?? new Map<string, readonly string[]>();
    const values = [component, ...heirs(component)].flatMap((each) =>
      valuesFor(discriminator, each),
    );
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

/**
 * A component's schema in which the properties that tell it apart have the values of its tags.
 * @param closed gets the schemas of these properties: with any other value it is another component
 */
export function withTags(schema: Schema, tags: Tags | undefined, closed: WeakSet<Schema>): Schema {
  if (!tags || (schema.types && !schema.types.includes('object'))) return schema;
  const { properties } = schema.object;
  const withValues = (inner: Schema, values: Schema['values']): Schema => {
    const found = { ...inner, values };
    closed.add(found);
    return found;
  };
  const told = properties.map((property): Property => {
    const values = property.schema.values ?? tags.get(property.name);
    return tags.has(property.name)
      ? { ...property, required: true, schema: withValues(property.schema, values) }
      : property;
  });
  const added = [...tags]
    .filter(([name]) => !properties.some((property) => property.name === name))
    .map(([name, values]) => {
      const silent = { ...schema, description: undefined, deprecated: false, default: undefined };
      return { name, required: true, schema: withValues(silent, values) };
    });
  return { ...schema, object: { ...schema.object, properties: [...added, ...told] } };
}

function isDiscriminated({ discriminator }: Schema): boolean {
  return discriminator !== undefined;
}

/** What inherits from a component, directly or by way of others. */
function heirsIn({ schemas }: Contract): (name: string) => ReadonlySet<string> {
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
    ...[...operations, ...webhooks].flatMap((entry) => [...takenBy(entry), ...givenBy(entry)]),
  ];
  const found: Schema[] = [];
  const visit = (schema: Schema): void => {
    found.push(schema);
    for (const child of childrenOf(schema)) visit(child);
  };
  for (const root of roots) visit(root);
  return found;
}
