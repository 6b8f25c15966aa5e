import type { FormWriter } from './encoded-body.js';
import { fieldsOf } from './form-fields.js';
import { isAbsent, textsOf } from './values.js';

/** Writes an object of files and strings as `FormData`. An array becomes several fields of one name. */
export const writeFormData: FormWriter<FormData> = (form) => {
  const result = new FormData();
  for (const [{ name }, value] of fieldsOf(form, [])) {
    for (const element of elementsOf(value)) {
      if (element instanceof Blob) result.append(name, element);
      else for (const text of textsOf(element)) result.append(name, text);
    }
  }
  return result;
};

/** The values of a field: the elements of an array, without null and undefined. */
export function elementsOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => !isAbsent(entry));
}
