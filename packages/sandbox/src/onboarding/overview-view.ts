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

/** The data of the overview. */
interface Overview {
  readonly name: string;
  readonly base: string;
  readonly groups: readonly TaskGroup[];
  readonly expires: string;
  /** Whether the seller tried to submit incomplete details. */
  readonly refused: boolean;
}

/** Renders the overview: all tasks with their state, and the submit button. */
export function overviewView({ name, base, groups, expires, refused }: Overview): Html {
  const missing = groups.flatMap((group) => [
    ...(group.missing === undefined ? [] : [`${group.title}: ${group.missing}`]),
    ...group.tasks
      .filter((task) => task.missing.length > 0)
      .map((task) => formatMissing(task, group)),
  ]);
  const complete = missing.length === 0;
  return pageFrame(
    { title: refused ? 'Not submitted' : 'Overview' },
    html`<h1>Welcome, ${name}</h1>
      <p>
        You can use this page until <time datetime="${expires}">${formatDateTime(expires)}</time>.
        Your entries are saved.
      </p>
      ${
        complete
          ? ''
          : html`<div class="${refused ? 'summary' : 'note'}" ${refused ? html` role="alert"` : ''}>
              <h2>Missing information</h2>
              <ul>
                ${missing.map((one) => html`<li>${one}</li>`)}
              </ul>
            </div>`
      }
      ${groups.map((group) => groupView(base, group))}
      <form method="post" class="actions">
        <button type="submit" ${complete ? '' : html` class="quiet"`}>Submit</button>
      </form>
      ${complete ? html`<p class="hint">You cannot change your details here after you submit them.</p>` : ''}`,
  );
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
    ${missing === undefined ? '' : html`<p class="missing">${missing}</p>`}
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
    <span class="${complete ? 'done' : 'missing'}"
      >${complete ? 'Complete' : `${missing.length} missing`}</span
    >
  </li>`;
}

/** Formats a timestamp for readers, in UTC. */
function formatDateTime(moment: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(moment))} UTC`;
}
