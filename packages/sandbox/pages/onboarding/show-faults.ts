import type { FormFault } from '../../src/onboarding/messages.js';
import { type Control, controlsOf } from './form-entries.js';

export function showFault(control: Control, message: string | undefined): void {
  const element = document.getElementById(`${control.id}-error`);
  if (element) {
    element.textContent = message ?? '';
    element.hidden = message === undefined;
  }
  if (message === undefined) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}

/** Shows all errors at their fields and in the summary, and moves the focus to the summary. */
export function showFaults(form: HTMLFormElement, faults: readonly FormFault[]): void {
  const summary = document.querySelector<HTMLElement>('.summary');
  const list = summary?.querySelector('ul');
  if (!summary || !list) return;
  const controls = controlsOf(form);
  for (const control of controls) {
    showFault(control, faults.find(({ name }) => name === control.name)?.message);
  }
  list.replaceChildren(...faults.map((fault) => entryOf(fault, controls)));
  summary.hidden = faults.length === 0;
  if (faults.length > 0) summary.focus();
}

function entryOf({ name, message }: FormFault, controls: readonly Control[]): HTMLLIElement {
  const entry = document.createElement('li');
  const control = controls.find((one) => one.name === name);
  if (!control) {
    entry.textContent = message;
    return entry;
  }
  const link = document.createElement('a');
  link.href = `#${control.id}`;
  const label = control.labels?.[0]?.firstChild?.textContent?.trim() ?? name;
  link.textContent = `${label}: ${message}`;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
  });
  entry.append(link);
  return entry;
}
