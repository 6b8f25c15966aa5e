import type { Contract } from '../../model/contract.js';
import { targetOf } from '../../model/resolve.js';
import { resolveSchema } from '../../model/resolved.js';
import { type Discriminator, type Schema, valuesFor } from '../../model/schema.js';

/** A discriminator property and its values for a component. */
export interface Tag {
  readonly property: string;
  readonly values: readonly string[];
}

/** The tags that the discriminator of a union requires of a member. */
export function tagsOf(contract: Contract, { discriminator }: Schema, member: Schema): Tag[] {
  return discriminator && member.ref !== undefined
    ? tagOf(contract, discriminator, member.ref, member)
    : [];
}

/** The tags that discriminators of extended components require of a component. */
export function inheritedTags(contract: Contract, original: string, schema: Schema): Tag[] {
  return schema.allOf.flatMap((part) => {
    const parent = targetOf(contract.lookup, part);
    return parent?.discriminator ? tagOf(contract, parent.discriminator, original, schema) : [];
  });
}

/** Values that the member lists itself take precedence. */
function tagOf(
  contract: Contract,
  discriminator: Discriminator,
  component: string,
  member: Schema,
): Tag[] {
  const { property } = discriminator;
  const own = resolveSchema(contract.lookup, member).property(property)?.schemas ?? [];
  return own.some(({ values }) => values)
    ? []
    : [{ property, values: valuesFor(discriminator, component) }];
}
