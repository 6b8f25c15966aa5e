import type { Json } from '../../json.js';
import { fitsNumber, fitsString, isOfType } from '../../model/scalars.js';
import type { NumberRules, Schema } from '../../model/schema.js';

/** The values of a schema without those that its own types and limits exclude. */
export function allowedValues({ values, types, string, number }: Schema): readonly Json[] {
  return (values ?? []).filter((value) => {
    if (types && !types.some((type) => isOfType(value, type))) return false;
    if (typeof value === 'string') return fitsString(string, value);
    return typeof value === 'number' ? isAllowed(number, value) : true;
  });
}

function isAllowed(rules: NumberRules, value: number): boolean {
  const { multipleOf } = rules;
  const fits = multipleOf === undefined || Number.isInteger(value / multipleOf);
  return fits && fitsNumber(rules, value);
}
