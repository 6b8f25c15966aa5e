import { largestFile } from '../../src/onboarding/field.js';
import { checkForm, type FormFault, placed } from '../../src/onboarding/messages.js';
import { bodyOfForm, type Control, controlsOf, dataOf, tooLarge } from './form-entries.js';

/** All that is wrong with a form, as the server would say. */
export function check(form: HTMLFormElement): FormFault[] {
  const checked = checkForm(bodyOfForm(form));
  const faults = 'faults' in checked ? checked.faults : [];
  const { at = '', opener = '' } = form.dataset;
  const files = controlsOf(form).filter((control) => tooLarge(control));
  const large = files.map(({ name }) => ({
    name,
    message: `The file has more than ${largestFile}.`,
  }));
  return [...large, ...placed(faults, { at, opener })];
}

/** What is wrong with one field; undefined where nothing is. */
export function messageFor(control: Control, faults: readonly FormFault[]): string | undefined {
  return faults.find(({ name }) => name === control.name)?.message;
}

/** The fields that can be saved: those that are right. A file that was saved is not there any more. */
export function fieldsToSave(form: HTMLFormElement, faults: readonly FormFault[]): FormData {
  const fields = new FormData();
  const wrong = new Set(faults.map(({ name }) => name));
  for (const control of controlsOf(form)) {
    const together = `${form.dataset['at']}.${dataOf(control).with}`;
    if (wrong.has(control.name) || wrong.has(together)) continue;
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    if (file) fields.set(control.name, file);
    else if (control.dataset['kind'] !== 'file') fields.set(control.name, control.value);
  }
  return fields;
}

/** Whether anything can be saved: what is new needs the field that opens it. */
export function canSave(form: HTMLFormElement, faults: readonly FormFault[]): boolean {
  const names = new Set(controlsOf(form).map(({ name }) => name));
  const { at = '', opener = '' } = form.dataset;
  return faults.every(({ name }) => names.has(name) && name !== `${at}.${opener}`);
}
