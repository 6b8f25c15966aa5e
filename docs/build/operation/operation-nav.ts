import type { ApiVersion } from '../../../spec/document/versions.ts';
import { escapeHtml } from '../html.ts';
import type { OperationEntry } from '../operations.ts';
import { groupTitle, operationListFile } from './operation-list.ts';

/** Writes the navigation with all operations of a version, with the current page marked. */
export function operationNav(
  current: string,
  version: ApiVersion,
  operations: readonly OperationEntry[],
): string {
  const own = operations.filter((operation) => operation.version === version.name);
  const tags = [...new Set(own.map(({ tag }) => tag))];
  const groups = tags.map((tag) => {
    const links = own
      .filter((operation) => operation.tag === tag)
      .map(({ href, summary }) => link(href, summary, current));
    return `<p>${escapeHtml(groupTitle(tag, version))}</p>\n<ul>\n${links.join('\n')}\n</ul>`;
  });
  const list = link(operationListFile(version.name), `All operations of ${version.title}`, current);
  const guide = link('index.html', 'Guide', current);
  return `<nav class="contents" aria-label="All pages">\n<ul>\n${guide}\n${list}\n</ul>\n${groups.join('\n')}\n</nav>`;
}

function link(href: string, text: string, current: string): string {
  const mark = href === current ? ' aria-current="page"' : '';
  return `<li><a href="${href}"${mark}>${escapeHtml(text)}</a></li>`;
}
