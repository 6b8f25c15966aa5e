import { at } from '../../json.js';
import type { Lookup } from '../../model/resolve.js';
import { constantsOf, fittingValues, isFallback } from '../../model/discriminators.js';
import { freeSchema, type Schema } from '../../model/schema.js';
import type { Alternative } from './alternative.js';

/** Gives a member of a union its discriminator values: those that map to it, of those that it allows. */
export function withDiscriminatorValues(
  alternative: Alternative,
  union: Schema,
  member: Schema,
  lookup: Lookup,
): Alternative {
  const { discriminator } = union;
  if (!discriminator || member.ref === undefined || isFallback(discriminator, member))
    return alternative;
  const { property } = discriminator;
  const known = alternative.properties.get(property);
  const schemas = known?.schemas ?? [];
  const constants = constantsOf(lookup, member, property)?.values;
  const values = fittingValues(discriminator, [member.ref], constants);
  if (values.length === 0 || values.length === constants?.length) return alternative;
  const mapped = discriminator.mapping.find(({ component }) => component === member.ref);
  const place = at(union.pointer, 'discriminator');
  const pointer = mapped ? at(place, 'mapping', mapped.value) : place;
  const all = [...schemas, { ...freeSchema, pointer, values }];
  const merged = { required: false, pointer, ...known, schemas: all };
  return {
    ...alternative,
    properties: new Map([...alternative.properties, [property, merged]]),
  };
}
