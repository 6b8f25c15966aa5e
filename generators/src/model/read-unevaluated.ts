import type { Schema } from './schema.js';

/**
 * Most schemas need no `unevaluatedProperties` and `unevaluatedItems`: where nothing but the schema
 * itself speaks of the value they mean what `additionalProperties` and `items` do, and beside those
 * nothing is left to them. What remains is for schemas put together from others.
 */
export function withoutNeedlessUnevaluated(schema: Schema): Schema {
  const { array, object, unevaluatedItems, unevaluatedProperties } = schema;
  if (!unevaluatedItems && !unevaluatedProperties) return schema;
  const alone = !hasInPlaceParts(schema);
  const additional = object.additional ?? (alone ? unevaluatedProperties : undefined);
  const settled = alone && !array.contains;
  const items = array.items ?? (settled ? unevaluatedItems : undefined);
  return {
    ...schema,
    array: { ...array, items },
    object: { ...object, additional },
    unevaluatedItems: items ? undefined : unevaluatedItems,
    unevaluatedProperties: additional ? undefined : unevaluatedProperties,
  };
}

/** Whether other schemas may evaluate parts of the same value. What `not` sees does not count. */
function hasInPlaceParts(schema: Schema): boolean {
  const { ref, allOf, anyOf, oneOf, condition, object } = schema;
  const listed = allOf.length + anyOf.length + oneOf.length + object.dependentSchemas.length;
  return ref !== undefined || condition !== undefined || listed > 0;
}
