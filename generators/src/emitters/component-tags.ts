import { type Contract, requestSchemas, responseSchemas } from '../model/contract.js';
import type { Json } from '../json.js';
import { discriminatorValues, inheritingComponents } from '../model/discriminators.js';
import { childrenOf, type Discriminator, type Schema } from '../model/schema.js';

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
  for (const { discriminator, oneOf, anyOf } of schemasOf(contract)) {
    if (!discriminator) continue;
    for (const { ref } of [...oneOf, ...anyOf]) {
      if (ref !== undefined) add(ref, discriminator);
    }
  }
  for (const { name, schema } of contract.schemas) {
    const { discriminator, oneOf, anyOf } = schema;
    if (!discriminator || oneOf.length + anyOf.length > 0) continue;
    for (const heir of inheritingComponents(contract, name.original)) add(heir, discriminator);
  }
  return found;
}

/** All schemas of a contract. */
export function schemasOf({ schemas, operations, webhooks }: Contract): Schema[] {
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
