import type { Random } from './random.js';
import type { FlatSchema } from './schema.js';

/** How far above the least one numbers go where nothing limits them. */
const span = 1000;

/** A number within the limits of a schema: whole, or with two decimals. */
export function makeNumber(schema: FlatSchema, random: Random, whole: boolean): number {
  const step = schema.multipleOf ?? (whole ? 1 : 0.01);
  const { least, most } = limitsOf(schema);
  let first = Math.ceil(round(least / step));
  let last = Math.floor(round(most / step));
  if (schema.exclusiveMinimum === round(first * step)) first += 1;
  if (schema.exclusiveMaximum === round(last * step)) last -= 1;
  // Between close limits no round number may be left.
  if (first > last) return (least + most) / 2;
  const made = round(random.between(first, last) * step);
  return whole && !Number.isInteger(made) ? round(Math.ceil(made)) : made;
}

function limitsOf(schema: FlatSchema): { least: number; most: number } {
  const least = Math.max(
    schema.minimum ?? Number.NEGATIVE_INFINITY,
    schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY,
  );
  const most = Math.min(
    schema.maximum ?? Number.POSITIVE_INFINITY,
    schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY,
  );
  // Limits of the kind "any number that a machine can hold" say nothing about what is plausible.
  const isFar = least < -span;
  if (!isFar) return { least, most: Math.min(most, least + span) };
  return { least: most >= 1 ? 1 : most - span, most: Math.min(most, span) };
}

/** Without the dust that floating point leaves, such as 0.30000000000000004. */
function round(value: number): number {
  return Number(value.toPrecision(15));
}
