import { escapeHtml } from '../../generators/src/emitters/docs/html.ts';
import type { Module } from '../../generators/src/model/contract.ts';
import { isProject } from './contents.ts';

/** The content that all pages share. */
export interface Frame {
  readonly title: string;
  /** The newest first. */
  readonly versions: readonly Module[];
  /** The address of the site, with a slash at its end; undefined if it is not known. */
  readonly address?: string | undefined;
}

/** One page of the site. */
export interface Page {
  /** The file, which also determines the current entry of the navigation. */
  readonly file: string;
  readonly title: string;
  readonly version?: string;
  /** The file with the same page in Markdown. */
  readonly markdown: string;
  /** Its first words. */
  readonly about: string;
  readonly body: string;
}

/**
 * The content security policy: a page loads only files of the site, and sends requests to the server of the page and
 * to servers on the reader's machine. `file:` is for browsers in which the files beside a page that was opened from disk are not
 * 'self'.
 * @param server another server to which forms send requests; empty for none
 */
const contentPolicy = (server: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' file:",
    "style-src 'self' file:",
    "img-src 'self' file: data:",
    `connect-src ${`'self' http://127.0.0.1:* http://localhost:* ${server}`.trim()}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const searchDialog = `<dialog id="search" aria-label="Search">
<form method="dialog"><input type="search" id="search-text" aria-label="Search the site" placeholder="Search guides, operations, fields, error codes" autocomplete="off" spellcheck="false">
<button type="submit" aria-label="Close the search">✕</button></form>
<p id="search-state" role="status"></p>
<ol id="search-results"></ol>
</dialog>`;

/** Writes a whole page: head, header, body, scripts. */
export function renderPage(page: Page, frame: Frame, server = ''): string {
  const isGuide =
    page.version === undefined && page.file !== 'errors.html' && !isProject(page.file);
  const links = [
    { href: 'index.html', text: 'Guides', isCurrent: isGuide },
    ...frame.versions.map(({ name }, index) => ({
      href: operationListFile(name),
      text: index === 0 ? `API ${name}` : name,
      isCurrent: name === page.version,
    })),
    { href: 'errors.html', text: 'Errors', isCurrent: page.file === 'errors.html' },
  ].map(({ href, text, isCurrent }) => {
    const current = isCurrent ? ` aria-current="${href === page.file ? 'page' : 'true'}"` : '';
    return `<a href="${href}"${current}>${text}</a>`;
  });
  const title = page.title === frame.title ? page.title : `${page.title} – ${frame.title}`;
  const scripts = ['reference', 'try', 'search', 'site'].map(
    (name) => `<script src="assets/${name}.js" defer></script>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(server)}">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(page.about || title)}">
<meta property="og:title" content="${escapeHtml(page.title)}">
<meta property="og:description" content="${escapeHtml(page.about || title)}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(frame.title)}">
${addressOf(page, frame)}<link rel="icon" href="assets/icon.svg">
<link rel="stylesheet" href="assets/site.css">
<link rel="alternate" type="text/markdown" href="${page.markdown}">
${scripts.join('\n')}
</head>
<body class="page-${page.file.replace('.html', '')}${isProject(page.file) ? ' project' : ''}">
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="home" href="index.html"><img src="assets/icon.svg" alt="" width="22" height="22"> ${escapeHtml(frame.title)}</a>
<nav aria-label="Main">${links.join('\n')}</nav>
<button type="button" class="find" id="find" aria-label="Search" hidden><span>Search</span> <kbd>/</kbd></button>
<button type="button" class="colors" id="colors" aria-label="Light or dark" hidden>◐</button>
</header>
${page.body}
<footer class="foot"><a href="${page.markdown}">${page.markdown.endsWith('.md') ? 'This page' : 'All pages'} in Markdown</a>
<a href="decisions.html">Project: decisions, architecture, this site</a>
<label><input type="checkbox" id="show-sources"> Show sources: decisions, and statements of the platform's reference</label></footer>
${searchDialog}
</body>
</html>
`;
}

function addressOf({ file }: Page, { address }: Frame): string {
  if (address === undefined) return '';
  const href = escapeHtml(urlOf(file, address));
  return `<link rel="canonical" href="${href}">\n<meta property="og:url" content="${href}">\n`;
}

function urlOf(file: string, address: string): string {
  return new URL(file === 'index.html' ? '' : file, address).href;
}

/** The addresses of the pages, for search engines: a file of none if the address of the site is not known. */
export function sitemapFiles(
  pages: readonly Pick<Page, 'file'>[],
  { address }: Frame,
): [string, string][] {
  if (address === undefined) return [];
  const urls = pages.map(({ file }) => `<url><loc>${escapeHtml(urlOf(file, address))}</loc></url>`);
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return [['sitemap.xml', `<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`]];
}

/** Returns the file with the list of a version's operations. */
export function operationListFile(version: string): string {
  return `operations-${version}.html`;
}
