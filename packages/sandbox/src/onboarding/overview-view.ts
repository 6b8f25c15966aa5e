import { html } from 'hono/html';
import { type Html, pageFrame } from './page-frame.js';
import { groupBy } from '../kernel/group-by.js';
import type { PageState } from './page-state.js';
import { isDone, openTasks, type Task, type TaskGroup } from './tasks.js';

/** Renders the first page of a holder without a legal form. */
export function legalFormView(name: string, chosen: boolean): Html {
  return pageFrame(
    { title: 'Seller type' },
    html`<h1>Welcome, ${name}</h1>
      <p>
        Before you can be paid, we have to verify who you are. It takes about five minutes. You can
        save your entries on each page, and continue later.
      </p>
      <form method="post" enctype="multipart/form-data">
        <fieldset>
          <legend>What type of seller are you?</legend>
          ${chosen ? '' : html`<p class="error" id="form-error">Select a seller type.</p>`}
          <p class="hint">You cannot change this later.</p>
          <label class="choice"
            ><input type="radio" name="legalForm" value="individual" required /> An
            individual</label
          >
          <label class="choice"
            ><input type="radio" name="legalForm" value="organization" /> A company or other
            organization</label
          >
        </fieldset>
        <div class="actions"><button type="submit">Continue</button></div>
      </form>`,
  );
}

interface Overview {
  readonly name: string;
  readonly base: string;
  readonly groups: readonly TaskGroup[];
  readonly expires: string;
  /** Whether the seller tried to submit incomplete details. */
  readonly refused: boolean;
}

/** Renders the overview: what to do next, and all tasks with their state. */
export function overviewView({ name, base, groups, expires, refused }: Overview): Html {
  const [next] = openTasks(groups);
  const isBegun = groups.some(({ tasks }) => tasks.some(({ state }) => state !== 'empty'));
  return pageFrame(
    { title: refused ? 'Not submitted' : 'Overview' },
    html`<h1>Welcome, ${name}</h1>
      ${refused ? missingView(groups) : ''} ${progressView(groups)}
      ${
        next
          ? html`<p>We ask for your details one task at a time.</p>
              <p class="actions">
                <a class="button" href="${base}/${next.path}">
                  ${isBegun ? 'Continue' : 'Start'}: ${next.label}
                </a>
              </p>`
          : html`<p>
                All required details are complete. You cannot change them after you submit them.
              </p>
              <form method="post" class="actions"><button type="submit">Submit</button></form>`
      }
      <p class="hint">
        Your entries are saved. You can use this page until
        <time datetime="${expires}">${formatDateTime(expires)}</time>.
      </p>
      ${groups.map((group) => groupView(base, group))}`,
  );
}

/** How many of the required sections are complete, whose number does not change; empty without sections. */
export function progressView(groups: readonly TaskGroup[]): Html | string {
  const sections = [...groupBy(groups, ({ section }) => section).values()];
  const required = sections.filter((parts) => parts.some(({ isRequired }) => isRequired));
  if (required.length === 0) return '';
  const done = required.filter((parts) => openTasks(parts).length === 0).length;
  const text = `${done} of ${required.length} steps complete`;
  return html`<p class="progress">
    <progress max="${required.length}" value="${done}" aria-label="${text}"></progress> ${text}
  </p>`;
}

/** What is missing, after an attempt to submit. */
function missingView(groups: readonly TaskGroup[]): Html {
  const required = groups.filter(({ isRequired }) => isRequired);
  const missing = required.flatMap((group) => [
    ...(group.missing === undefined ? [] : [`${group.title}: ${group.missing}`]),
    ...group.tasks.filter((task) => !isDone(task)).map((task) => formatMissing(task, group)),
  ]);
  return html`<div class="summary" role="alert">
    <h2>Missing information</h2>
    <ul>
      ${missing.map((one) => html`<li>${one}</li>`)}
    </ul>
  </div>`;
}

function formatMissing({ label, detail, faults }: Task, { whose }: TaskGroup): string {
  const owned = whose === undefined ? label : `${label} of ${whose}`;
  const about = detail === undefined ? owned : `${owned} (${detail})`;
  return `${about}: ${faults.join(', ')}`;
}

function groupView(base: string, { title, intro, tasks, adding, missing }: TaskGroup): Html {
  return html`<section>
    <h2>${title}</h2>
    ${intro === undefined ? '' : html`<p>${intro}</p>`}
    ${missing === undefined ? '' : html`<p class="hint">${missing}</p>`}
    <ul class="tasks">
      ${tasks.map((task) => taskView(base, task))}
      ${adding.map(({ path, label }) => html`<li><a class="add" href="${base}/${path}">${label}</a></li>`)}
    </ul>
  </section>`;
}

const stateLabels: Readonly<Record<PageState, string>> = {
  empty: 'To do',
  begun: 'Incomplete',
  wrong: 'To correct',
  complete: 'Complete',
  checking: 'Being checked',
};

function taskView(base: string, { path, label, detail, state, faults }: Task): Html {
  const few = state !== 'empty' && faults.length > 0 && faults.length <= 3;
  return html`<li>
    <a href="${base}/${path}">${label}</a>${
      detail === undefined ? '' : html` <span class="detail">${detail}</span>`
    }
    <span class="state ${state}">${stateLabels[state]}${few ? `: ${faults.join(', ')}` : ''}</span>
  </li>`;
}

function formatDateTime(moment: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(moment))} UTC`;
}
