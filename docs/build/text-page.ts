import { escapeHtml } from '../../generators/src/emitters/docs/html.ts';
import { summaryOf } from '../../generators/src/emitters/docs/layout.ts';
import { contentsNav, navLink, neighbours, type ContentsEntry } from './contents.ts';
import { markdownFile } from './markdown-file.ts';
import { headingsIn } from './markdown.ts';
import type { Page } from './shell.ts';

/** A page, without the layout of the site. */
export interface TextContent {
  readonly file: string;
  readonly title: string;
  readonly html: string;
  readonly markdown: string;
  /** The links of the navigation; default: all pages. */
  readonly nav?: string;
  readonly version?: string;
}

/** Lays out a page with the navigation and, for a text, the list of its sections. */
export function textPage(content: TextContent, pages: readonly ContentsEntry[]): Page {
  const { file, title, html, version } = content;
  const top = version === undefined ? '' : `<ul>${navLink('index.html', 'Guides', file)}</ul>\n`;
  // The start page and lists of operations need the width.
  const hasOverview = content.nav === undefined && file !== 'index.html';
  const nav = top + (content.nav ?? contentsNav(file, pages));
  return {
    file,
    title,
    ...(version !== undefined && { version }),
    markdown: markdownFile(file),
    about: summaryOf(firstText(content.markdown)),
    body: `<div class="columns">
<details class="menu"><summary>All pages</summary>
<nav class="contents" aria-label="All pages, folded">
${nav}
</nav></details>
<nav class="contents side" aria-label="All pages">
${nav}
</nav>
<main id="content" tabindex="-1"${html.includes('<article') ? '' : ' class="text"'}>
${html}${stepsTo(file, pages)}</main>
${hasOverview ? overview(html) : ''}</div>`,
  };
}

function firstText(markdown: string): string {
  const prose = markdown.replaceAll(/^```.*?^```$/gms, '');
  return prose.split(/\n\s*\n/).find((text) => /^\s*[A-Z*[]/.test(text)) ?? '';
}

function overview(html: string): string {
  const sections = headingsIn(html).filter(({ depth }) => depth === 2);
  if (sections.length < 2) return '';
  const links = sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  return `<nav class="contents sections" aria-label="On this page"><p>On this page</p><ul>\n${links.join('\n')}\n</ul></nav>\n`;
}

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
