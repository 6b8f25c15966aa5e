import { escapeHtml } from './html.ts';
import { renderMarkdown, type Targets } from './markdown.ts';
import type { Page } from './shell.ts';

/** A page made from a Markdown file: the decisions, or the catalogue of errors. */
export function listPage(
  file: string,
  markdown: string,
  fallbackTitle: string,
  targets: Targets,
): Page {
  const { title = fallbackTitle, sections, html } = renderMarkdown(markdown, targets);
  const contents = sections.map(
    ({ id, title: text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`,
  );
  const overview =
    contents.length < 2
      ? ''
      : `<nav class="contents" aria-label="On this page"><ul>\n${contents.join('\n')}\n</ul></nav>\n`;
  return {
    file,
    title,
    classes: ['text'],
    body: `<div class="columns">\n${overview}<main>\n${html}</main>\n</div>`,
  };
}
