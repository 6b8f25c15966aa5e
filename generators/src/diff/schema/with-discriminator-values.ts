import { at } from '../../json.js';
import type { Lookup } from '../../model/resolve.js';
import { freeSchema, type Schema, valuesFor } from '../../model/schema.js';
import { inPlace } from './in-place.js';
import type { Alternative } from './alternative.js';

/**
 * Adds the discriminator values of a union to a member: its property has the values that map to the
 * member. Values that the member lists itself take precedence.
 */
export function withDiscriminatorValues(
  alternative: Alternative,
  union: Schema,
  member: Schema,
  lookup: Lookup,
): Alternative {
  const { discriminator } = union;
  if (!discriminator || member.ref === undefined) return alternative;
  const { property } = discriminator;
  const known = alternative.properties.get(property);
  const schemas = known?.schemas ?? [];
  if (inPlace(schemas, lookup).some(({ values }) => values !== undefined)) return alternative;
  const values = valuesFor(discriminator, member.ref);
  const mapped = discriminator.mapping.find(({ component }) => component === member.ref);
  const place = at(union.pointer, 'discriminator');
  const pointer = mapped ? at(place, 'mapping', mapped.value) : place;
  const merged = { required: known?.required ?? false, pointer: known?.pointer ?? pointer };
  const all = [...schemas, { ...freeSchema, pointer, values }];
  return {
    ...alternative,
    properties: new Map([...alternative.properties, [property, { ...merged, schemas: all }]]),
  };
}
