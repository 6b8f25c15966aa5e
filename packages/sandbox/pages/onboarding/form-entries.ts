import { limits } from '@seller-funds/contract/vocabulary/limits';
import {
  buildBody,
  type Entry,
  type FormBody,
  parseFieldText,
} from '../../src/onboarding/form-body.js';
import type { FieldKind } from '../../src/onboarding/field.js';

export type Control = HTMLInputElement | HTMLSelectElement;

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('[data-kind]')];
}

/** The data that the server renders for a field, besides its name and kind. */
export interface FieldData {
  readonly stored: boolean;
  readonly keepIfEmpty: boolean;
  readonly dependsOn?: string;
  readonly extraValues?: Readonly<Record<string, string>>;
}

export function dataOf(control: Control): FieldData {
  return JSON.parse(control.dataset['field'] ?? '{}') as FieldData;
}

/** A placeholder for the content of a file, which only the server reads. */
const someFile = 'AAAA';

export function bodyOfForm(form: HTMLFormElement): FormBody {
  const at = form.dataset['at'] ?? '';
  const fixed = JSON.parse(form.dataset['fixed'] ?? '{}') as Record<string, unknown>;
  const entries = new Map(Object.entries(fixed));
  const controls = controlsOf(form);
  for (const control of controls) {
    const value = valueOfControl(control);
    if (value === undefined) continue;
    const { dependsOn, extraValues = {} } = dataOf(control);
    const other = controls.find(({ name }) => name === `${at}.${dependsOn}`);
    // The server adds the stored value of the other field.
    if (other && !entries.has(other.name) && dataOf(other).stored)
      entries.set(other.name, someFile);
    entries.set(control.name, value);
    for (const [name, text] of Object.entries(extraValues)) entries.set(`${at}.${name}`, text);
  }
  return buildBody([...entries].map(([name, value]): Entry => ({ name, value })));
}

export function tooLarge(control: Control): File | undefined {
  if (!(control instanceof HTMLInputElement)) return undefined;
  return [...(control.files ?? [])].find(({ size }) => size > limits.fileBytes);
}

function valueOfControl(control: Control): unknown {
  const kind = control.dataset['kind'] as FieldKind;
  if (kind === 'file') return control.value === '' ? undefined : someFile;
  const { stored, keepIfEmpty } = dataOf(control);
  return parseFieldText(control.value, { kind, stored, keepIfEmpty });
}
