import { largestFile } from '../../src/onboarding/field.js';
import {
  checkForm,
  type FormFault,
  moveFaultsToRequiredField,
} from '../../src/onboarding/messages.js';
import { bodyOfForm, type Control, controlsOf, dataOf, tooLarge } from './form-entries.js';

/** Validates a form as the server does. Returns all faults. */
export function check(form: HTMLFormElement): FormFault[] {
  const checked = checkForm(bodyOfForm(form));
  const faults = 'faults' in checked ? checked.faults : [];
  const { at = '', requiredField = '' } = form.dataset;
  const files = controlsOf(form).filter((control) => tooLarge(control));
  const large = files.map(({ name }) => ({
    name,
    message: `The file is larger than ${largestFile}.`,
  }));
  return [...large, ...moveFaultsToRequiredField(faults, { at, requiredField })];
}

export function messageFor(control: Control, faults: readonly FormFault[]): string | undefined {
  return faults.find(({ name }) => name === control.name)?.message;
}

/** Returns the valid fields of a form. Files that were already saved are no longer in their controls. */
export function fieldsToSave(form: HTMLFormElement, faults: readonly FormFault[]): FormData {
  const fields = new FormData();
  const wrong = new Set(faults.map(({ name }) => name));
  for (const control of controlsOf(form)) {
    const dependency = `${form.dataset['at']}.${dataOf(control).dependsOn}`;
    if (wrong.has(control.name) || wrong.has(dependency)) continue;
    const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
    if (file) fields.set(control.name, file);
    else if (control.dataset['kind'] !== 'file') fields.set(control.name, control.value);
  }
  return fields;
}

/** True if the valid fields can be saved: a new entry requires the form's required field. */
export function canSave(form: HTMLFormElement, faults: readonly FormFault[]): boolean {
  const names = new Set(controlsOf(form).map(({ name }) => name));
  const { at = '', requiredField = '' } = form.dataset;
  return faults.every(({ name }) => names.has(name) && name !== `${at}.${requiredField}`);
}
