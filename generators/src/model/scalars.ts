import { isObject, type Json } from '../json.js';
import type { JsonType, NumberRules, StringRules } from './schema.js';

/** Whether a value is of a type; a number without a fraction is an integer. */
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

/** Whether a text has the length and the pattern that rules ask for; its format is not looked at. */
export function fitsString(rules: StringRules, value: string): boolean {
  // Lengths count characters, of which some take two units of a string.
  const { length } = Array.from(value);
  const { minLength = 0, maxLength = Infinity, pattern } = rules;
  return length >= minLength && length <= maxLength && (!pattern || matches(pattern, value));
}

/** Whether a text has a pattern, with Unicode semantics where the pattern allows them. */
export function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return new RegExp(pattern).test(value);
  }
}

/** Whether a number lies within limits, and is a multiple of what it has to be. */
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

/** Whether one number is a multiple of another, as far as floating point can tell. */
export function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9;
}
