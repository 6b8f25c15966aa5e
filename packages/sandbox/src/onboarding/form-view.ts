import { html } from 'hono/html';
import type { Field } from './field.js';
import { fieldView, elementId } from './field-view.js';
import type { FormPage } from './form-page.js';
import type { FormFault } from './messages.js';
import { type Html, pageFrame } from './page-frame.js';
import { fieldsOf } from './read-form.js';
import { isStored, fieldText } from './stored-value.js';

interface FormState {
  readonly page: FormPage;
  readonly base: string;
  readonly progress: Html | string;
  readonly required: ReadonlySet<string>;
  readonly faults: readonly FormFault[];
  /** The rejected form data; undefined on the first visit. */
  readonly sent: FormData | undefined;
}

export function formView(state: FormState): Html {
  const { page, base, progress, faults } = state;
  const title = faults.length > 0 ? `Not saved: ${page.title}` : page.title;
  return pageFrame(
    { title, script: true },
    html`<nav aria-label="Back"><a href="${base}">Back to the overview</a></nav>
      ${progress}
      <h1>${page.title}</h1>
      ${summaryView(page, faults)}
      <form method="post" enctype="multipart/form-data">
        ${page.groups.map(
          ({ legend, fields }) =>
            html`<fieldset>
              <legend>${legend}</legend>
              ${fields.filter((field) => isAsked(state, field)).map((field) => shownField(state, field))}
            </fieldset>`,
        )}
        <div class="actions">
          <button type="submit">Save and continue</button>
          <button type="submit" class="quiet" name="action" value="later" formnovalidate>
            Save for later
          </button>
        </div>
      </form>
      ${removalView(page)}`,
  );
}

/** A number that must stay secret is asked only if it is required, as it is in the United States. */
function isAsked({ page, required }: FormState, field: Field): boolean {
  return field.kind !== 'secret' || required.has(field.name) || isStored(field, page.stored);
}

function shownField({ page, required, faults, sent }: FormState, field: Field): Html {
  const text = sent?.get(field.path);
  return fieldView({
    field,
    text:
      typeof text === 'string' && field.kind !== 'secret' ? text : fieldText(field, page.stored),
    stored: isStored(field, page.stored),
    optional: !required.has(field.name),
    message: faults.find(({ name }) => name === field.path)?.message,
  });
}

/** Removes a stored entry in two steps; empty if the page has none. */
function removalView({ entry, title }: FormPage): Html | string {
  if (entry === undefined) return '';
  return html`<details class="removal">
    <summary>Remove this ${title.charAt(0).toLowerCase()}${title.slice(1)}</summary>
    <form method="post" enctype="multipart/form-data">
      <p>It is deleted with its files. You can add another one.</p>
      <button type="submit" class="quiet" name="action" value="remove">Remove</button>
    </form>
  </details>`;
}

/** Renders the error summary with a link to each field; empty if there are no errors. */
function summaryView(page: FormPage, faults: readonly FormFault[]): Html | string {
  if (faults.length === 0) return '';
  const labels = new Map(fieldsOf(page).map(({ path, label }) => [path, label]));
  const entries = faults.map(({ name, message }) => {
    const label = labels.get(name);
    return label === undefined
      ? html`<li>${message}</li>`
      : html`<li><a href="#${elementId(name)}">${label}: ${message}</a></li>`;
  });
  return html`<div class="summary" role="alert" tabindex="-1">
    <h2>Please correct the following</h2>
    <ul>
      ${entries}
    </ul>
  </div>`;
}
