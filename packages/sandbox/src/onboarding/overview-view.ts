import { html } from 'hono/html';
import { type Html, pageFrame } from './page-frame.js';
import type { Task, TaskGroup } from './tasks.js';

/** Renders the first page of a holder without a legal form. */
export function legalFormView(name: string, chosen: boolean): Html {
  return pageFrame(
    { title: 'Seller type' },
    html`<h1>Welcome, ${name}</h1>
      <p>
        Before you can be paid, we have to verify who you are. It takes about five minutes. Your
        entries are saved as you go.
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
  const isBegun = groups.some(({ tasks }) => tasks.some(({ missing }) => missing.length === 0));
  return pageFrame(
    { title: refused ? 'Not submitted' : 'Overview' },
    html`<h1>Welcome, ${name}</h1>
      ${refused ? missingView(groups) : ''}
      ${
        next
          ? html`<p>We ask for your details one task at a time.</p>
              ${progressView(groups)}
              <p class="actions">
                <a class="button" href="${base}/${next.path}">
                  ${isBegun ? 'Continue' : 'Start'}: ${next.label}
                </a>
              </p>`
          : html`<p>All details are complete. You cannot change them here after you submit them.</p>
              <form method="post" class="actions"><button type="submit">Submit</button></form>`
      }
      <p class="hint">
        Your entries are saved. You can use this page until
        <time datetime="${expires}">${formatDateTime(expires)}</time>.
      </p>
      ${groups.map((group) => groupView(base, group))}`,
  );
}

/** The tasks that are not complete, in their order. */
export function openTasks(groups: readonly TaskGroup[]): Pick<Task, 'path' | 'label'>[] {
  return groups.flatMap(({ tasks, adding, missing }) => [
    ...tasks.filter((task) => task.missing.length > 0),
    ...(missing === undefined ? [] : adding.slice(0, 1)),
  ]);
}

/** How many tasks are complete; empty without tasks. */
export function progressView(groups: readonly TaskGroup[]): Html | string {
  const done = groups.flatMap(({ tasks }) => tasks).filter(({ missing }) => missing.length === 0);
  const total = done.length + openTasks(groups).length;
  if (total === 0) return '';
  const text = `${done.length} of ${total} tasks complete`;
  return html`<p class="progress">
    <progress max="${total}" value="${done.length}" aria-label="${text}"></progress> ${text}
  </p>`;
}

/** What is missing, after an attempt to submit. */
function missingView(groups: readonly TaskGroup[]): Html {
  const missing = groups.flatMap((group) => [
    ...(group.missing === undefined ? [] : [`${group.title}: ${group.missing}`]),
    ...group.tasks
      .filter((task) => task.missing.length > 0)
      .map((task) => formatMissing(task, group)),
  ]);
  return html`<div class="summary" role="alert">
    <h2>Missing information</h2>
    <ul>
      ${missing.map((one) => html`<li>${one}</li>`)}
    </ul>
  </div>`;
}

function formatMissing({ label, detail, missing }: Task, { whose }: TaskGroup): string {
  const owned = whose === undefined ? label : `${label} of ${whose}`;
  const about = detail === undefined ? owned : `${owned} (${detail})`;
  return `${about}: ${missing.join(', ')}`;
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

function taskView(base: string, { path, label, detail, missing }: Task): Html {
  const complete = missing.length === 0;
  return html`<li>
    <a href="${base}/${path}">${label}</a>${
      detail === undefined ? '' : html` <span class="detail">${detail}</span>`
    }
    <span class="${complete ? 'done' : 'todo'}"
      >${complete ? 'Complete' : describeMissing(missing)}</span
    >
  </li>`;
}

/** The state of a task: what is missing if it is little. */
function describeMissing(missing: readonly string[]): string {
  return missing.length > 3 ? 'To do' : `To do: ${missing.join(', ')}`;
}

function formatDateTime(moment: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(moment))} UTC`;
}
