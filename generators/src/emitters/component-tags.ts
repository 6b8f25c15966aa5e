import { type Contract, requestSchemas, responseSchemas } from '../model/contract.js';
import type { Json } from '../json.js';
import { discriminatorValues, inheritingComponents } from '../model/discriminators.js';
import { childrenOf, type Discriminator, type Schema } from '../model/schema.js';

/** The values of the discriminator properties (tags) of a component. */
export type Tags = ReadonlyMap<string, readonly Json[]>;

/**
 * The tags of components by original name: of members of unions with a discriminator, and of those that inherit from
 * a component with one. They are the values of the mapping, or the component's name, as far as it allows them.
 */
export function tagsOf(contract: Contract): ReadonlyMap<string, Tags> {
  const chosen: (readonly [component: string, discriminator: Discriminator])[] = [];
  for (const { discriminator, oneOf, anyOf } of schemasOf(contract)) {
    if (!discriminator) continue;
    for (const { ref } of [...oneOf, ...anyOf]) {
      // Any value may choose the fallback.
      if (ref !== undefined && ref !== discriminator.fallback) chosen.push([ref, discriminator]);
    }
  }
  for (const { name, schema } of contract.schemas) {
    const { discriminator, oneOf, anyOf } = schema;
    if (!discriminator || oneOf.length + anyOf.length > 0) continue;
    for (const heir of inheritingComponents(contract, name.original))
      chosen.push([heir, discriminator]);
  }
  return tagsFrom(contract, chosen);
}

function tagsFrom(
  contract: Contract,
  chosen: readonly (readonly [component: string, discriminator: Discriminator])[],
): Map<string, Tags> {
  const tagsByName = new Map<string, Map<string, readonly Json[]>>();
  const entries = chosen.flatMap(([component, discriminator]) => {
    const values = discriminatorValues(contract, discriminator, component);
    // In a union, the members have the tags.
    return values ? [{ component, ...discriminator, ...values }] : [];
  });
  // A discriminator whose values the component excludes says no more than another one whose values fit.
  const sorted = entries.toSorted((left, right) => Number(right.fits) - Number(left.fits));
  for (const { component, property, values, fits } of sorted) {
    const tags = tagsByName.get(component) ?? new Map<string, readonly Json[]>();
    const known = tags.get(property);
    if (known && !fits) continue;
    tagsByName.set(component, tags.set(property, [...new Set([...(known ?? []), ...values])]));
  }
  return tagsByName;
}

export function schemasOf({ schemas, operations, webhooks }: Contract): Schema[] {
  const roots = [
    ...schemas.map(({ schema }) => schema),
    ...[...operations, ...webhooks].flatMap((entry) => [
      ...requestSchemas(entry),
      ...responseSchemas(entry),
    ]),
  ];
  const referenced: Schema[] = [];
  const visit = (schema: Schema): void => {
    referenced.push(schema);
    for (const child of childrenOf(schema)) visit(child);
  };
  for (const root of roots) visit(root);
  return referenced;
}
