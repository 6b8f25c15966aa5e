import type { Contract } from '../../model/contract.js';
import { type Direction, deepTest, isHidden } from '../../model/directions.js';
import type { Property, Schema } from '../../model/schema.js';
import type { Context } from './context.js';

/** The direction in which a required property is optional (`readOnly` or `writeOnly`), if the schema is used in it. */
export function exemptionOf(
  { contract, directions }: Pick<Context, 'contract' | 'directions'>,
  { required, schema }: Property,
): Direction | undefined {
  return directions.find((direction) => required && isHidden(contract.lookup, direction, schema));
}

/** Returns a function that is true if a schema contains a property that is optional in a direction. */
export function exemptionsIn(
  contract: Contract,
  direction: Direction,
): (schema: Schema) => boolean {
  const context = { contract, directions: [direction] };
  return deepTest(contract, ({ object }) =>
    object.properties.some((property) => exemptionOf(context, property) !== undefined),
  );
}
