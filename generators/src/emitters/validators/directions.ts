import type { Contract } from '../../model/contract.js';
import { type Direction, deepTest, isHidden } from '../../model/directions.js';
import type { Property, Schema } from '../../model/schema.js';
import type { Context } from './context.js';

/** The direction in which a required property is not demanded where a schema is printed. */
export function exemptionOf(
  { contract, directions }: Pick<Context, 'contract' | 'directions'>,
  { required, schema }: Property,
): Direction | undefined {
  return directions.find((direction) => required && isHidden(contract.lookup, direction, schema));
}

/** Tells whether anything that a schema is made of has a property that is not demanded in a direction. */
export function exemptionsIn(
  contract: Contract,
  direction: Direction,
): (schema: Schema) => boolean {
  const context = { contract, directions: [direction] };
  return deepTest(contract, ({ object }) =>
    object.properties.some((property) => exemptionOf(context, property) !== undefined),
  );
}
