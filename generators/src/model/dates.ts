import type { Contract } from './contract.js';
import { deepTest } from './directions.js';
import type { Schema } from './schema.js';

/** True if a schema allows only `date-time` strings (RFC 3339) and null; false with other constraints, or enums. */
export function isDateTime({ types, values, string }: Schema): boolean {
  const { format, pattern, minLength, maxLength } = string;
  const isText =
    types?.includes('string') && types.every((type) => type === 'string' || type === 'null');
  const isLimited = [pattern, minLength, maxLength].some((limit) => limit !== undefined);
  return isText === true && format === 'date-time' && values === undefined && !isLimited;
}

/** Returns a function that is true for schemas that contain a `date-time`, also behind references. */
export function dateTest(contract: Contract): (schema: Schema) => boolean {
  return deepTest(contract, isDateTime);
}
