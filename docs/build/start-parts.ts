import { field, type JsonObject } from '../../spec/document/guards.ts';
import type { ApiVersion } from '../../spec/document/versions.ts';
import { escapeHtml } from './html.ts';
import { createMarkdown, type Targets } from './markdown.ts';
import { pageOf, type OperationEntry } from './operations.ts';
import { textOf } from './text.ts';

/** What the pages of prose may insert by name; all of it is made from the contract. */
export function guideParts(
  document: JsonObject,
  versions: readonly ApiVersion[],
  operations: readonly OperationEntry[],
  targets: Targets,
): Record<string, string> {
  const info = document['info'];
  return {
    apiTitle: escapeHtml(textOf(field(info, 'title'))),
    apiSummary: escapeHtml(textOf(field(info, 'summary'))),
    apiDescription: createMarkdown(targets).render(textOf(field(info, 'description'))),
    cards: `<div class="cards">\n${versions.map((version) => card(version, operations)).join('\n')}\n</div>`,
    resources: resourceTable(versions, operations),
    downloads: downloads(versions),
    decisionCount: String(targets.decisions.size),
    errorCount: String(targets.errors.size),
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

/** A row for each resource of the client: what each version can do with it, linked. */
function resourceTable(
  versions: readonly ApiVersion[],
  operations: readonly OperationEntry[],
): string {
  const groups = new Set(operations.flatMap(({ resource }) => resource?.split('.', 1) ?? []));
  const rows = [...groups].map((group) => {
    const cells = versions.map((version) => {
      const links = operations
        .filter(
          ({ resource, version: own }) =>
            own === version.name && resource?.startsWith(`${group}.`) === true,
        )
        .map(
          ({ resource, href, summary }) =>
            `<a href="${href}" title="${escapeHtml(summary)}">${escapeHtml(resource?.slice(group.length + 1) ?? '')}</a>`,
        );
      return `<td data-label="${escapeHtml(version.title)}">${links.join(', ') || 'none'}</td>`;
    });
    return `<tr><td data-label="Resource"><code>${escapeHtml(group)}</code></td>${cells.join('')}</tr>`;
  });
  const heads = versions.map(({ title }) => `<th>${escapeHtml(title)}</th>`);
  return `<table>\n<thead><tr><th>Resource</th>${heads.join('')}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`;
}

function downloads(versions: readonly ApiVersion[]): string {
  return ['openapi', ...versions.map(({ name }) => name)]
    .map((name) => `<a href="openapi/${name}.yaml" download>${name}.yaml</a>`)
    .join(', ');
}
