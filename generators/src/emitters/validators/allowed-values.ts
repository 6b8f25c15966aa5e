import type { Json } from '../../json.js';
import { fitsNumber, fitsString, isOfType } from '../../model/scalars.js';
import type { Schema } from '../../model/schema.js';

/** The enum values of a schema without those that its types and limits exclude. */
export function allowedValues({ values, types, string, number }: Schema): readonly Json[] {
  return (values ?? []).filter((value) => {
    if (types && !types.some((type) => isOfType(value, type))) return false;
    if (typeof value === 'string') return fitsString(string, value);
    return typeof value === 'number' ? fitsNumber(number, value) : true;
  });
}
