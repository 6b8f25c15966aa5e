import { field, type JsonObject } from '../../spec/document/guards.ts';
import type { ApiVersion } from '../../spec/document/versions.ts';
import { escapeHtml } from './html.ts';
import { renderMarkdown, type Targets } from './markdown.ts';
import { pageOf, type OperationEntry } from './operations.ts';
import type { Page } from './shell.ts';
import { textOf } from './text.ts';

/** The first page: which versions there are, what the API is, and where everything else is. */
export function homePage(
  document: JsonObject,
  versions: readonly ApiVersion[],
  operations: readonly OperationEntry[],
  targets: Targets,
): Page {
  const info = document['info'];
  const title = textOf(field(info, 'title'));
  const cards = versions.map((version) => card(version, operations));
  return {
    file: 'index.html',
    title,
    classes: ['text'],
    body: `<div class="columns"><main>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(textOf(field(info, 'summary')))}</p>
<div class="cards">
${cards.join('\n')}
</div>
${renderMarkdown(textOf(field(info, 'description')), targets).html}
<h2 id="more">Also here</h2>
<ul>
<li><a href="decisions.html">Decisions</a>: ${targets.decisions.size} questions that the platform's
reference leaves open, and how this contract answers them. A mark such as
<a class="decision" href="decisions.html">D12</a> beside an element leads to the decision that it
rests on: it is our choice, not the platform's word.</li>
<li><a href="errors.html">Errors</a>: ${targets.errors.size} error codes, what each means and what
to do.</li>
<li>The document itself, for tools: ${downloads(versions)}.</li>
</ul>
</main></div>`,
  };
}

function card(version: ApiVersion, operations: readonly OperationEntry[]): string {
  const own = operations.filter((operation) => operation.version === version.name);
  const webhooks = own.filter(({ isWebhook }) => isWebhook).length;
  const count = [
    `${own.length - webhooks} operations`,
    ...(webhooks > 0 ? [`${webhooks} webhooks`] : []),
  ];
  return `<a class="card version-${version.name}" href="${pageOf(version.name)}">
<strong>${escapeHtml(version.title)}</strong> <code>${escapeHtml(version.basePath)}</code>
<span>${count.join(', ')}</span>
</a>`;
}

function downloads(versions: readonly ApiVersion[]): string {
  return ['openapi', ...versions.map(({ name }) => name)]
    .map((name) => `<a href="openapi/${name}.yaml" download>${name}.yaml</a>`)
    .join(', ');
}
