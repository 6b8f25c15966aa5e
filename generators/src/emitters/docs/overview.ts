import { endpointHtml } from './operation-page.js';
import { escapeHtml } from './html.js';
import { titleOfOperation } from './sections.js';
import type { ReferenceSite } from './site.js';

/** Writes the list of all operations of a version, by section. */
export function overviewHtml(site: ReferenceSite, module: string): string {
  const own = site.sections.filter((section) => section.module.name === module);
  return own
    .map(({ title, anchor, description, operations }) => {
      const items = operations.map(
        (operation) =>
          `<li><a href="${site.fileOf(operation)}"><strong>${escapeHtml(titleOfOperation(operation))}</strong> <span>${endpointHtml(site, operation)}</span></a></li>`,
      );
      return `<h2 id="${anchor}">${escapeHtml(title)}</h2>\n${description === '' ? '' : site.renderer.blocks(description)}<ul class="operations">\n${items.join('\n')}\n</ul>\n`;
    })
    .join('');
}
