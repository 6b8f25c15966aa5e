import { isObject, type Json } from '../json.js';
import type { JsonType, NumberRules, StringRules } from './schema.js';

/** True if a value is of a type; numbers without a fraction are integers. */
export function isOfType(value: Json, type: JsonType): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
  }
}

/** True if a string has an allowed length and matches the pattern. Ignores the format. */
export function fitsString(rules: StringRules, value: string): boolean {
  // Lengths count code points, not UTF-16 code units.
  const { length } = Array.from(value);
  const { minLength = 0, maxLength = Infinity, pattern } = rules;
  return length >= minLength && length <= maxLength && (!pattern || matches(pattern, value));
}

/** True if a string matches a pattern, with the flag `u` if the pattern is valid with it. */
export function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return new RegExp(pattern).test(value);
  }
}

/** True if a number is within the limits and a multiple of `multipleOf`. */
export function fitsNumber(rules: NumberRules, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
  return (
    (multipleOf === undefined || isMultiple(value, multipleOf)) &&
    value >= (minimum ?? -Infinity) &&
    value <= (maximum ?? Infinity) &&
    value > (exclusiveMinimum ?? -Infinity) &&
    value < (exclusiveMaximum ?? Infinity)
  );
}

/** True if a number is a multiple of another, within the precision of floating point. */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9;
}
