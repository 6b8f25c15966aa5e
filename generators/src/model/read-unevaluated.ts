import type { Schema } from './schema.js';

/**
 * Replaces `unevaluatedProperties` and `unevaluatedItems` by `additionalProperties` and `items` if the
 * schema has no in-place subschemas: they are equivalent then. Removes them beside these keywords.
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

/** True if subschemas may evaluate parts of the same value. `not` evaluates nothing. */
function hasInPlaceParts(schema: Schema): boolean {
  const { ref, allOf, anyOf, oneOf, condition, object } = schema;
  const listed = allOf.length + anyOf.length + oneOf.length + object.dependentSchemas.length;
  return ref !== undefined || condition !== undefined || listed > 0;
}
