import type { FormWriter } from './encoded.js';
import { fieldsOf } from './form-fields.js';
import { isAbsent, textsOf } from './values.js';

/** Writes a form of files and texts; an array repeats its name. */
export const partForm: FormWriter<FormData> = (form) => {
  const result = new FormData();
  for (const [{ name }, value] of fieldsOf(form, [])) {
    for (const element of elementsOf(value)) {
      if (element instanceof Blob) result.append(name, element);
      else for (const text of textsOf(element)) result.append(name, text);
    }
  }
  return result;
};

/** What a field is given: the elements of an array one by one. */
export function elementsOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).filter((entry) => !isAbsent(entry));
}
