import { at } from '../../json.js';
import type { Schema } from '../../model/schema.js';
import type { Kind, Limit, LimitName } from './shape.js';

/** The limits that a schema itself sets to values of a type. Those that say nothing are left out. */
export function* ownLimits(schema: Schema, kind: Kind): Generator<readonly [LimitName, Limit]> {
  const { pointer, string, array, object } = schema;
  const limit = (name: LimitName, value: number | undefined): (readonly [LimitName, Limit])[] =>
    value === undefined || (value === 0 && name.startsWith('min'))
      ? []
      : [[name, { value, exclusive: false, pointer: at(pointer, name) }]];
  if (kind === 'string') {
    yield* limit('minLength', string.minLength);
    yield* limit('maxLength', string.maxLength);
  } else if (kind === 'array') {
    yield* limit('minItems', array.minItems);
    yield* limit('maxItems', array.maxItems);
  } else if (kind === 'object') {
    yield* limit('minProperties', object.minProperties);
    yield* limit('maxProperties', object.maxProperties);
  } else if (kind === 'integer' || kind === 'fraction') {
    yield* numberLimits(schema, kind);
  }
}

function* numberLimits(
  { pointer, number }: Schema,
  kind: 'integer' | 'fraction',
): Generator<readonly [LimitName, Limit]> {
  const limit = (keyword: string, value: number, exclusive: boolean): Limit =>
    whole(kind, keyword.endsWith('inimum'), { value, exclusive, pointer: at(pointer, keyword) });
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = number;
  const lowest = [
    ...(minimum === undefined ? [] : [limit('minimum', minimum, false)]),
    ...(exclusiveMinimum === undefined ? [] : [limit('exclusiveMinimum', exclusiveMinimum, true)]),
  ];
  const highest = [
    ...(maximum === undefined ? [] : [limit('maximum', maximum, false)]),
    ...(exclusiveMaximum === undefined ? [] : [limit('exclusiveMaximum', exclusiveMaximum, true)]),
  ];
  const low = lowest.reduce<Limit | undefined>((a, b) => stricter('minimum', a, b), undefined);
  const high = highest.reduce<Limit | undefined>((a, b) => stricter('maximum', a, b), undefined);
  if (low) yield ['minimum', low];
  if (high) yield ['maximum', high];
}

/** Of whole numbers an exclusive limit is the next number: `> 0` is `>= 1`. */
function whole(kind: 'integer' | 'fraction', isLowest: boolean, limit: Limit): Limit {
  if (kind === 'fraction') return limit;
  const { value, exclusive, pointer } = limit;
  const inside = isLowest ? Math.ceil(value) : Math.floor(value);
  const step = exclusive && inside === value ? (isLowest ? 1 : -1) : 0;
  return { value: inside + step, exclusive: false, pointer };
}

/** The limit of two that allows less. */
export function stricter(name: LimitName, left: Limit | undefined, right: Limit): Limit {
  return left !== undefined && compareLimits(name, left, right) >= 0 ? left : right;
}

/** Positive where the first limit allows less, negative where it allows more, zero if the same. */
export function compareLimits(
  name: LimitName,
  left: Limit | undefined,
  right: Limit | undefined,
): number {
  if (!left || !right) return Number(left !== undefined) - Number(right !== undefined);
  const direction = name.startsWith('min') ? 1 : -1;
  const difference = (left.value - right.value) * direction;
  return difference || Number(left.exclusive) - Number(right.exclusive);
}

/** A limit in words: `50`, `less than 50`, `none`. */
export function describeLimit(name: LimitName, limit: Limit | undefined): string {
  if (!limit) return 'none';
  if (!limit.exclusive) return String(limit.value);
  return `${name === 'minimum' ? 'more' : 'less'} than ${limit.value}`;
}
