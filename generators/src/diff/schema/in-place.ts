import type { Json } from '../../json.js';
import { type Lookup, partsOf } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';

/** The schemas that hold of a value where some do: they, what they refer to, and parts of allOf. */
export function inPlace(schemas: readonly Schema[], lookup: Lookup): Schema[] {
  return schemas.flatMap((schema) => partsOf(lookup, schema));
}

/** The default of a value, and where it stands. */
export function defaultOf(
  schemas: readonly Schema[],
  lookup: Lookup,
): { readonly value: Json | undefined; readonly pointer: string | undefined } {
  for (const { default: value, pointer } of inPlace(schemas, lookup)) {
    if (value !== undefined) return { value, pointer: `${pointer}/default` };
  }
  return { value: undefined, pointer: undefined };
}
