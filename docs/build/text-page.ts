import { contentsNav, neighbours, type ContentsEntry } from './contents.ts';
import { escapeHtml } from './html.ts';
import { markdownFile } from './markdown-file.ts';
import { headingsIn } from './markdown.ts';
import type { Page } from './shell.ts';

/** A text page, without the layout of the site. */
export interface TextContent {
  readonly file: string;
  readonly title: string;
  readonly html: string;
  /** The content in Markdown. */
  readonly markdown: string;
  /** The navigation; default: that of all pages. */
  readonly nav?: string;
  /** The API version, if the page is about one version. */
  readonly version?: string;
}

/** Lays out a text page with the navigation and the list of its sections. */
export function textPage(content: TextContent, pages: readonly ContentsEntry[]): Page {
  const nav = content.nav ?? contentsNav(content.file, pages);
  const { version } = content;
  return {
    file: content.file,
    title: content.title,
    classes: [
      'text',
      `page-${content.file.replace('.html', '')}`,
      ...(version === undefined ? [] : [`version-${version}`]),
    ],
    ...(version !== undefined && { version }),
    markdown: markdownFile(content.file),
    body: `<div class="columns">
<div class="side">
<details class="menu"><summary>All pages</summary>
${nav.replace('aria-label="All pages"', 'aria-label="All pages, folded"')}
</details>
${nav}
</div>
<main id="content">
${content.html}<p class="other-form"><a href="${markdownFile(content.file)}">This page in Markdown</a></p>
${stepsTo(content.file, pages)}</main>
${overview(content.html)}</div>`,
  };
}

/** Writes the list of the page's sections, if there are several. */
function overview(html: string): string {
  const sections = headingsIn(html).filter(({ depth }) => depth === 2);
  if (sections.length < 2) return '';
  const links = sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  return `<nav class="sections" aria-label="On this page"><p>On this page</p><ul>\n${links.join('\n')}\n</ul></nav>\n`;
}

/** Writes the links to the previous and the next page. */
function stepsTo(file: string, pages: readonly ContentsEntry[]): string {
  const { before, after } = neighbours(file, pages);
  const links = step(before, 'before', 'Previous:') + step(after, 'after', 'Next:');
  return links === ''
    ? ''
    : `<nav class="steps" aria-label="Previous and next page">\n${links}</nav>\n`;
}

function step(page: ContentsEntry | undefined, kind: string, word: string): string {
  if (page === undefined) return '';
  return `<a class="${kind}" href="${page.file}"><span>${word}</span> ${escapeHtml(page.title)}</a>\n`;
}
