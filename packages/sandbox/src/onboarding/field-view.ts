import { html } from 'hono/html';
import type { Field, FieldKind } from './field.js';
import type { Html } from './page-frame.js';
import { countries } from './stored-value.js';

interface FieldState {
  readonly field: Field;
  readonly text: string;
  readonly stored: boolean;
  readonly optional: boolean;
  readonly message: string | undefined;
}

export function elementId(name: string): string {
  return name.replaceAll(/\W+/g, '-');
}

export function fieldView(state: FieldState): Html {
  const { field, optional, message } = state;
  const id = elementId(field.path);
  return html`<div class="field">
    <label for="${id}"
      >${field.label}${optional ? html` <span class="optional">(optional)</span>` : ''}</label
    >
    ${hintView(state)}
    <p class="error" id="${id}-error" ${message === undefined ? html` hidden` : ''}>
      ${message ?? ''}
    </p>
    ${controlView(state)}
  </div>`;
}

function hintOf({ field: { kind, hint }, stored }: FieldState): string | undefined {
  if (stored && kind === 'secret') return 'Saved. It is not shown again for security reasons.';
  if (!stored || kind !== 'file') return hint;
  return [hint, 'Saved; choose a new file to replace it'].join('. ');
}

function hintView(state: FieldState): Html | string {
  const hint = hintOf(state);
  return hint === undefined
    ? ''
    : html`<p class="hint" id="${elementId(state.field.path)}-hint">${hint}</p>`;
}

const inputs: Readonly<Record<Exclude<FieldKind, 'country' | 'choice'>, Html>> = {
  text: html`type="text"`,
  secret: html`type="text" autocomplete="off" spellcheck="false"`,
  number: html`type="text" autocomplete="off" spellcheck="false" autocapitalize="characters"`,
  amount: html`type="text" inputmode="decimal"`,
  email: html`type="email"`,
  tel: html`type="tel"`,
  date: html`type="date" max="9999-12-31"`,
  birthDate: html`type="date" max="9999-12-31"`,
  file: html`type="file"`,
};

function controlView(state: FieldState): Html {
  const { field, text } = state;
  const { kind } = field;
  if (kind === 'country') return selectView(state, countries);
  if (kind === 'choice') return selectView(state, field.choices);
  const accept = field.accept === undefined ? '' : html` accept="${field.accept}"`;
  const value = kind === 'file' ? '' : html` value="${text}"`;
  return html`<input ${inputs[kind]} ${attributes(state)}${accept}${value} />`;
}

function selectView(state: FieldState, choices: readonly (readonly [string, string])[]): Html {
  const option = ([value, label]: readonly [string, string]): Html =>
    html`<option value="${value}" ${value === state.text ? html` selected` : ''}>${label}</option>`;
  return html`<select ${attributes(state)}>
    <option value="">Choose</option>
    ${choices.map(option)}
  </select>`;
}

function attributes(state: FieldState): Html {
  const { field, message } = state;
  const id = elementId(field.path);
  const described = `${hintOf(state) === undefined ? '' : `${id}-hint `}${id}-error`;
  return html`id="${id}" name="${field.path}"
  aria-describedby="${described}"${message === undefined ? '' : html` aria-invalid="true"`}${
    field.autocomplete === undefined ? '' : html` autocomplete="${field.autocomplete}"`
  }`;
}
