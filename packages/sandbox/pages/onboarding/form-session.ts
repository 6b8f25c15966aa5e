import { limits } from '@seller-funds/contract/vocabulary/limits';
import { largestFile } from '../../src/onboarding/field.js';
import type { FormFault } from '../../src/onboarding/messages.js';

type Control = HTMLInputElement | HTMLSelectElement;

/** Shows the faults of a form while it is filled in. The server finds them, and stores nothing before the form is sent. */
export class FormSession {
  readonly #touched = new Set<Control>();
  #checks = 0;
  #isSent = false;

  constructor(private readonly form: HTMLFormElement) {}

  start(): void {
    // The server's messages replace those of the browser.
    this.form.noValidate = true;
    this.form.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      this.#touched.add(target);
      void this.#check();
    });
    this.form.addEventListener('submit', (event) => {
      this.#isSent = this.#showLargeFiles().length === 0;
      if (!this.#isSent) event.preventDefault();
    });
    window.addEventListener('beforeunload', (event) => {
      if (this.#touched.size > 0 && !this.#isSent) event.preventDefault();
    });
  }

  async #check(): Promise<void> {
    const number = (this.#checks += 1);
    const large = this.#showLargeFiles();
    const fields = new FormData(this.form);
    for (const { name, type } of this.#controls()) if (type === 'file') fields.delete(name);
    const response = await fetch(location.href, {
      method: 'POST',
      body: fields,
      headers: { accept: 'application/json' },
    }).catch(() => undefined);
    if (!response?.ok || number !== this.#checks) return;
    // The link is no longer valid: the page shows why when the form is sent.
    if (!response.headers.get('content-type')?.startsWith('application/json')) return;
    const { faults } = (await response.json()) as { readonly faults: readonly FormFault[] };
    const messages = new Map(faults.toReversed().map(({ name, message }) => [name, message]));
    // Fields that the seller has not reached yet show no faults.
    for (const control of this.#touched)
      if (control.type !== 'file') showFault(control, messages.get(control.name));
      else if (!large.includes(control)) showFault(control, undefined);
  }

  #showLargeFiles(): Control[] {
    const large = this.#controls().filter((control) => isTooLarge(control));
    for (const control of large) showFault(control, `The file is larger than ${largestFile}.`);
    return large;
  }

  #controls(): Control[] {
    return [...this.form.querySelectorAll<Control>('input, select')];
  }
}

function isTooLarge(control: Control): boolean {
  const files = control instanceof HTMLInputElement ? control.files : undefined;
  return [...(files ?? [])].some(({ size }) => size > limits.fileBytes);
}

function showFault(control: Control, message: string | undefined): void {
  const element = document.getElementById(`${control.id}-error`);
  if (element) {
    element.textContent = message ?? '';
    element.hidden = message === undefined;
  }
  if (message === undefined) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}
