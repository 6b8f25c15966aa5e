import type { Contract } from './contract.js';
import { deepTest } from './directions.js';
import type { Schema } from './schema.js';

/**
 * Whether a value is a point in time (RFC 3339) and nothing else but null. A text with limits of its
 * own, or one of a list, stays a text; so does a day without a time, which is no point in time.
 */
export function isDateTime({ types, values, string }: Schema): boolean {
  const { format, pattern, minLength, maxLength } = string;
  const isText =
    types?.includes('string') && types.every((type) => type === 'string' || type === 'null');
  const isLimited = [pattern, minLength, maxLength].some((limit) => limit !== undefined);
  return isText === true && format === 'date-time' && values === undefined && !isLimited;
}

/** Tells whether there is a point in time in a schema, behind references too. */
export function dateTest(contract: Contract): (schema: Schema) => boolean {
  return deepTest(contract, isDateTime);
}
