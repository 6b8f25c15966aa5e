import type { Operation } from '../../model/contract.js';
import { escapeHtml } from './html.js';
import { type Section, titleOfOperation } from './sections.js';
import type { ReferenceSite } from './site.js';

/** Longer lists show only the operations of the current section: operations. */
const most = 120;

/** Writes the navigation of a version, with the page of all its operations and the operation of the current page. */
export function operationNav(
  site: ReferenceSite,
  module: string,
  overview: string,
  current?: Operation,
): string {
  // An operation with several tags stands below the first.
  const listed = new Set<Operation>();
  const sections = site.sections
    .filter((section) => section.module.name === module)
    .map((section) => {
      const operations = section.operations.filter((operation) => !listed.has(operation));
      for (const operation of operations) listed.add(operation);
      return { ...section, operations };
    })
    .filter(({ operations }) => operations.length > 0);
  const isLong = sections.reduce((sum, { operations }) => sum + operations.length, 0) > most;
  const groups = sections.map((section) => {
    const { title, anchor, operations } = section;
    const isOpen = !isLong || (current !== undefined && operations.includes(current));
    if (!isOpen) return `<p><a href="${overview}#${anchor}">${escapeHtml(title)}</a></p>`;
    return `<p>${escapeHtml(title)}</p>\n<ul>\n${linksOf(site, section, current)}\n</ul>`;
  });
  return groups.join('\n');
}

function linksOf(site: ReferenceSite, { operations }: Section, current?: Operation): string {
  return operations
    .map((operation) => {
      const mark = operation === current ? ' aria-current="page"' : '';
      return `<li><a href="${site.fileOf(operation)}"${mark}>${escapeHtml(titleOfOperation(operation))}</a></li>`;
    })
    .join('\n');
}
