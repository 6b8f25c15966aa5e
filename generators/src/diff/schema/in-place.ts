import type { Json } from '../../json.js';
import { type Lookup, partsOf } from '../../model/resolve.js';
import type { Schema } from '../../model/schema.js';

/** All schemas that apply to a value: the given ones, their references, and members of allOf. */
export function inPlace(schemas: readonly Schema[], lookup: Lookup): Schema[] {
  return schemas.flatMap((schema) => partsOf(lookup, schema));
}

export function defaultOf(
  schemas: readonly Schema[],
  lookup: Lookup,
): { readonly value: Json | undefined; readonly pointer: string | undefined } {
  for (const { default: value, pointer } of inPlace(schemas, lookup)) {
    if (value !== undefined) return { value, pointer: `${pointer}/default` };
  }
  return { value: undefined, pointer: undefined };
}
