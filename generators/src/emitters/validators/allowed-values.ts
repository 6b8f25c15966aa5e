import type { Json } from '../../json.js';
import type { JsonType, NumberRules, Schema, StringRules } from '../../model/schema.js';

/** The values of a schema without those that its own types and limits exclude. */
export function allowedValues({ values, types, string, number }: Schema): readonly Json[] {
  return (values ?? []).filter((value) => {
    if (types && !types.some((type) => isOfType(value, type))) return false;
    if (typeof value === 'string') return fitsString(value, string);
    return typeof value === 'number' ? fitsNumber(value, number) : true;
  });
}

/** Whether a value is of a type; a number without a fraction is an integer. */
export function isOfType(value: Json, type: JsonType): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
  }
}

function fitsString(value: string, rules: StringRules): boolean {
  const { length } = Array.from(value);
  const { minLength = 0, maxLength = Infinity, pattern } = rules;
  return length >= minLength && length <= maxLength && (!pattern || matches(pattern, value));
}

function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return new RegExp(pattern).test(value);
  }
}

function fitsNumber(value: number, rules: NumberRules): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = rules;
  return (
    value >= (minimum ?? -Infinity) &&
    value <= (maximum ?? Infinity) &&
    value > (exclusiveMinimum ?? -Infinity) &&
    value < (exclusiveMaximum ?? Infinity) &&
    (multipleOf === undefined || Number.isInteger(value / multipleOf))
  );
}
