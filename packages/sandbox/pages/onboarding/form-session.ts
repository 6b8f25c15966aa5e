import { limits } from '@seller-funds/contract/vocabulary/limits';
import { largestFile } from '../../src/onboarding/field.js';
import type { FormFault } from '../../src/onboarding/messages.js';

type Control = HTMLInputElement | HTMLSelectElement;

/** The response to a save: all faults, and the URL of the form if its other fields were saved. */
interface SaveResponse {
  readonly faults: readonly FormFault[];
  readonly address?: string;
}

/** Saves the valid fields of a form while it is filled in, and shows the faults of the others. */
export class FormSession {
  readonly #touched = new Set<Control>();
  /** Saves run one after the other: a new entry must have its code before it is saved again. */
  #queue = Promise.resolve();

  constructor(
    private readonly form: HTMLFormElement,
    private readonly showStatus: (text: string) => void,
  ) {}

  start(): void {
    // The server's messages replace those of the browser.
    this.form.noValidate = true;
    this.form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
        this.#touched.add(target);
        this.#queue = this.#queue.then(() => this.#save());
      }
    });
    this.form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#queue = this.#queue.then(() => this.#submit());
    });
  }

  #submit(): void {
    if (!this.#controls().some((control) => isTooLarge(control))) this.form.submit();
  }

  async #save(): Promise<void> {
    const sent = new Map(this.#controls().map((control) => [control, control.value]));
    const large = [...sent.keys()].filter((control) => isTooLarge(control));
    const fields = new FormData(this.form);
    for (const { name } of large) fields.delete(name);
    this.showStatus('Saving…');
    const response = await fetch(this.form.action, {
      method: 'POST',
      body: fields,
      headers: { accept: 'application/json' },
    }).catch(() => undefined);
    if (!response || response.status >= 500) return this.showStatus(failed);
    // The link is no longer valid: the page shows why.
    if (!response.headers.get('content-type')?.startsWith('application/json'))
      return location.reload();
    const { faults, address } = (await response.json()) as SaveResponse;
    const message = `The file is larger than ${largestFile}.`;
    this.#show([...large.map(({ name }) => ({ name, message })), ...faults], sent, address);
  }

  #show(
    faults: readonly FormFault[],
    sent: ReadonlyMap<Control, string>,
    address: string | undefined,
  ): void {
    const messages = new Map(faults.toReversed().map(({ name, message }) => [name, message]));
    // Fields that the seller has not reached yet show no faults.
    for (const control of this.#touched) showFault(control, messages.get(control.name));
    for (const control of sent.keys())
      if (!this.#touched.has(control)) messages.delete(control.name);
    if (address === undefined) return this.showStatus(messages.size > 0 ? 'Not saved' : '');
    this.showStatus('Saved');
    // A new entry now has its own URL.
    this.form.action = address;
    history.replaceState(null, '', address);
    for (const [control, value] of sent)
      if (!messages.has(control.name)) settleFile(control, value);
  }

  #controls(): Control[] {
    return [...this.form.querySelectorAll<Control>('input, select')];
  }
}

const failed = 'Not saved: the connection failed. It will be saved with your next change.';

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

/** Empties the control of a saved file, unless the seller has chosen another one in the meantime. */
function settleFile(control: Control, value: string): void {
  if (control.type !== 'file' || value === '' || control.value !== value) return;
  const hint = document.getElementById(`${control.id}-hint`);
  const name = value.split(/[/\\]/).at(-1);
  if (hint) hint.textContent = `${name} is saved. Choose a new file to replace it.`;
  control.value = '';
}
