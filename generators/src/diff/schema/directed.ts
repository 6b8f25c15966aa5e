import type { Json } from '../../json.js';
import type { Schema } from '../../model/schema.js';
import type { Direction } from '../rules/facets.js';
import type { Lookup } from './shape.js';

/** The schemas that hold of a value where some do: they, what they refer to, and parts of allOf. */
export function* inPlace(schemas: readonly Schema[], lookup: Lookup): Generator<Schema> {
  for (const schema of schemas) {
    yield schema;
    const target = schema.ref === undefined ? undefined : lookup(schema.ref);
    yield* inPlace([...(target ? [target] : []), ...schema.allOf], lookup);
  }
}

/** Whether a property is part of what goes this way: some are only returned, some only sent. */
export function isSeen(schemas: readonly Schema[], direction: Direction, lookup: Lookup): boolean {
  for (const { serviceAssigned, writeOnly } of inPlace(schemas, lookup)) {
    if (direction === 'request' ? serviceAssigned : writeOnly) return false;
  }
  return true;
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
