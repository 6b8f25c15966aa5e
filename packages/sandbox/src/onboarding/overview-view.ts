import { html } from 'hono/html';
import { type Html, pageFrame } from './page-frame.js';
import type { Task, TaskGroup } from './tasks.js';

/** The first page of a holder whose legal form is not known yet. */
export function legalFormView(name: string, chosen: boolean): Html {
  return pageFrame(
    { title: 'Who sells?' },
    html`<h1>Welcome, ${name}</h1>
      <p>
        Before you can be paid, we have to know who you are. It takes about five minutes; what you
        fill in is saved as you go.
      </p>
      <form method="post" enctype="multipart/form-data">
        <fieldset>
          <legend>Who sells?</legend>
          ${chosen ? '' : html`<p class="error" id="form-error">Choose one of the two.</p>`}
          <p class="hint">This cannot be changed afterwards.</p>
          <label class="choice"
            ><input type="radio" name="legalForm" value="individual" required /> A person</label
          >
          <label class="choice"
            ><input type="radio" name="legalForm" value="organization" /> A company or another
            organization</label
          >
        </fieldset>
        <div class="actions"><button type="submit">Continue</button></div>
      </form>`,
  );
}

/** What an overview shows. */
export interface Overview {
  readonly name: string;
  readonly base: string;
  readonly groups: readonly TaskGroup[];
  readonly expires: string;
  /** Whether the seller tried to send it before everything was there. */
  readonly refused: boolean;
}

/** All that there is to do, how far it is, and the button that sends it. */
export function overviewView({ name, base, groups, expires, refused }: Overview): Html {
  const missing = groups.flatMap((group) => [
    ...(group.missing === undefined ? [] : [`${group.title}: ${group.missing}`]),
    ...group.tasks.filter((task) => task.missing.length > 0).map((task) => missingOf(task, group)),
  ]);
  const complete = missing.length === 0;
  return pageFrame(
    { title: refused ? 'Not sent yet' : 'Overview' },
    html`<h1>Welcome, ${name}</h1>
      <p>
        You can use this page until <time datetime="${expires}">${inWords(expires)}</time>. What you
        fill in is saved.
      </p>
      ${
        complete
          ? ''
          : html`<div class="${refused ? 'summary' : 'note'}" ${refused ? html` role="alert"` : ''}>
              <h2>Still missing</h2>
              <ul>
                ${missing.map((one) => html`<li>${one}</li>`)}
              </ul>
            </div>`
      }
      ${groups.map((group) => groupView(base, group))}
      <form method="post" class="actions">
        <button type="submit" ${complete ? '' : html` class="quiet"`}>Send</button>
      </form>
      ${complete ? html`<p class="hint">Afterwards you cannot change anything here.</p>` : ''}`,
  );
}

function missingOf({ label, detail, missing }: Task, { whose }: TaskGroup): string {
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

/** A moment as people read it, in UTC. */
function inWords(moment: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat('en-GB', format).format(new Date(moment))} UTC`;
}
