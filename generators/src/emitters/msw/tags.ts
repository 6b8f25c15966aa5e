import type { Contract } from '../../model/contract.js';
import type { Discriminator, Schema } from '../../model/schema.js';

/** A property and the value by which a discriminator tells one component. */
export interface Tag {
  readonly property: string;
  readonly value: string;
}

/** What the discriminator of a union demands of a member. */
export function tagsOf({ discriminator }: Schema, { ref }: Schema): Tag[] {
  return discriminator && ref !== undefined ? [tagOf(discriminator, ref)] : [];
}

/** What the discriminators of the components that a component extends demand of it. */
export function inheritedTags({ components }: Contract, original: string, schema: Schema): Tag[] {
  return schema.allOf.flatMap(({ ref }) => {
    const parent = ref === undefined ? undefined : components.get(ref)?.schema;
    return parent?.discriminator ? [tagOf(parent.discriminator, original)] : [];
  });
}

/** Without a mapping, the value is the component's name. */
function tagOf({ property, mapping }: Discriminator, component: string): Tag {
  const mapped = mapping.find((entry) => entry.component === component);
  return { property, value: mapped?.value ?? component };
}
