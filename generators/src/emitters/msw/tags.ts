import type { Contract } from '../../model/contract.js';
import { partsOf, targetOf } from '../../model/resolve.js';
import type { Discriminator, Schema } from '../../model/schema.js';

/** A property and the value by which a discriminator tells one component. */
export interface Tag {
  readonly property: string;
  readonly value: string;
}

/** What the discriminator of a union demands of a member. */
export function tagsOf(contract: Contract, { discriminator }: Schema, member: Schema): Tag[] {
  return discriminator && member.ref !== undefined
    ? tagOf(contract, discriminator, member.ref, member)
    : [];
}

/** What the discriminators of the components that a component extends demand of it. */
export function inheritedTags(contract: Contract, original: string, schema: Schema): Tag[] {
  return schema.allOf.flatMap((part) => {
    const parent = targetOf(contract.lookup, part);
    return parent?.discriminator ? tagOf(contract, parent.discriminator, original, schema) : [];
  });
}

/** Without a mapping, the value is the component's name. Where a member lists values itself, those count. */
function tagOf(
  contract: Contract,
  { property, mapping }: Discriminator,
  component: string,
  member: Schema,
): Tag[] {
  const own = partsOf(contract.lookup, member).flatMap(({ object }) =>
    object.properties.filter(({ name, schema }) => name === property && schema.values),
  );
  const mapped = mapping.find((entry) => entry.component === component);
  return own.length > 0 ? [] : [{ property, value: mapped?.value ?? component }];
}
