import type { FormFault } from '../../src/onboarding/messages.js';
import { canSave, check, fieldsToSave, messageFor } from './check-form.js';
import { type Control, controlsOf, dataOf } from './form-entries.js';
import { type Outcome, save } from './save.js';
import { showFault, showFaults } from './show-faults.js';

type Saved = Extract<Outcome, { kind: 'saved' }>;

/** Validates a form while it is filled in, and saves valid fields. */
export class FormSession {
  readonly #touched = new Set<Control>();
  /** Saves run one after the other: a new entry must have its code before it is saved again. */
  #queue = Promise.resolve();

  constructor(
    private readonly form: HTMLFormElement,
    private readonly showStatus: (text: string) => void,
  ) {}

  start(): void {
    // Our own messages replace those of the browser.
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
    const faults = check(this.form);
    showFaults(this.form, faults);
    if (faults.length === 0) this.form.submit();
  }

  async #save(): Promise<void> {
    const faults = check(this.form);
    this.#showTouched(faults);
    if (!canSave(this.form, faults)) return;
    const sent = new Map(controlsOf(this.form).map((control) => [control, control.value]));
    this.showStatus('Saving…');
    const outcome = await save(this.form, fieldsToSave(this.form, faults));
    if (outcome.kind === 'over') location.reload();
    if (outcome.kind === 'saved') this.#settle(outcome, sent, faults);
    if (outcome.kind === 'refused') this.#showTouched([...faults, ...outcome.faults]);
    this.showStatus(statusTexts[outcome.kind]);
  }

  /** Shows errors only for fields that the seller has changed. */
  #showTouched(faults: readonly FormFault[]): void {
    for (const control of this.#touched) showFault(control, messageFor(control, faults));
  }

  /** Updates the form after a save: a new entry now has its own URL, and saved files need not be sent again. */
  #settle(
    { address, fixed }: Saved,
    sent: ReadonlyMap<Control, string>,
    faults: readonly FormFault[],
  ): void {
    this.form.action = address;
    this.form.dataset['fixed'] = JSON.stringify(fixed);
    history.replaceState(null, '', address);
    for (const [control, value] of sent) {
      if (messageFor(control, faults) === undefined) settleControl(control, value);
    }
  }
}

const statusTexts: Readonly<Record<Outcome['kind'], string>> = {
  saved: 'Saved',
  refused: 'Not saved',
  over: '',
  failed: 'Not saved: the connection failed. It will be saved with your next change.',
};

function settleControl(control: Control, value: string): void {
  const file = control.dataset['kind'] === 'file';
  const stored = file ? dataOf(control).stored || value !== '' : value !== '';
  control.dataset['field'] = JSON.stringify({ ...dataOf(control), stored });
  // The seller may have chosen another file in the meantime.
  if (!file || value === '' || control.value !== value) return;
  const hint = document.getElementById(`${control.id}-hint`);
  const name = value.split(/[/\\]/).at(-1);
  if (hint) hint.textContent = `${name} is saved. Choose a new file to replace it.`;
  control.value = '';
}
