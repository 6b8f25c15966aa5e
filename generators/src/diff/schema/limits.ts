import { at } from '../../json.js';
import { type LimitName, limitsOf } from '../../model/limits.js';
import type { Schema } from '../../model/schema.js';
import type { Kind, Limit } from './alternative.js';

const limited: Readonly<Record<LimitName, readonly Kind[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  minimum: ['integer', 'fraction'],
  maximum: ['integer', 'fraction'],
  minItems: ['array'],
  maxItems: ['array'],
  minProperties: ['object'],
  maxProperties: ['object'],
};

/** The limits of a schema itself for values of a type, without those that have no effect. */
export function ownLimits(schema: Schema, kind: Kind): ReadonlyMap<LimitName, Limit> {
  const found = new Map<LimitName, Limit>();
  for (const { name, keyword, value } of limitsOf(schema)) {
    const isSilent = value === 0 && /^min[LIP]/.test(name);
    if (isSilent || !limited[name].includes(kind)) continue;
    const limit = { value, exclusive: keyword !== name, pointer: at(schema.pointer, keyword) };
    const own = kind === 'integer' ? whole(name === 'minimum', limit) : limit;
    found.set(name, stricter(name, found.get(name), own));
  }
  return found;
}

/** For integers, an exclusive limit is the next number: `> 0` is `>= 1`. */
function whole(isLowest: boolean, { value, exclusive, pointer }: Limit): Limit {
  const inside = isLowest ? Math.ceil(value) : Math.floor(value);
  const step = exclusive && inside === value ? (isLowest ? 1 : -1) : 0;
  return { value: inside + step, exclusive: false, pointer };
}

/** The stricter of two limits. */
export function stricter(name: LimitName, left: Limit | undefined, right: Limit): Limit {
  return left !== undefined && compareLimits(name, left, right) >= 0 ? left : right;
}

/** Positive if the first limit is stricter, negative if it is less strict, zero if they are equal. */
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

/** Formats a limit: `50`, `less than 50`, `none`. */
export function describeLimit(name: LimitName, limit: Limit | undefined): string {
  if (!limit) return 'none';
  if (!limit.exclusive) return String(limit.value);
  return `${name === 'minimum' ? 'more' : 'less'} than ${limit.value}`;
}
