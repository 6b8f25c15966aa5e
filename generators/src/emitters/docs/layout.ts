import { escapeHtml } from './html.js';

/** A page of the reference, without its layout. */
export interface ReferencePage {
  readonly title: string;
  readonly api: string;
  readonly nav: string;
  readonly main: string;
  /** The text of the page in a list of search results, in Markdown. */
  readonly about: string;
  /** The file with the same page in Markdown. */
  readonly twin?: string;
}

/** The content security policy: a page loads only files of the reference, and its form calls any server. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self' file:",
  "style-src 'self' file:",
  "img-src 'self' file: data:",
  'connect-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The first words of a text in Markdown, without its marks. */
export function summaryOf(markdown: string): string {
  const text = markdown
    .replaceAll(/\s*\(D\d+(?:, D\d+)*\)|<[^>]*>|[`*#|]/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length <= 160 ? text : `${text.slice(0, 160).replace(/\s\S*$/, '')} …`;
}

/** Writes a whole page of a reference that stands alone. */
export function layOut({ title, api, nav, main, about, twin }: ReferencePage): string {
  const whole = title === api ? title : `${title} – ${api}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy}">
<title>${escapeHtml(whole)}</title>
<meta name="description" content="${escapeHtml(summaryOf(about) || whole)}">
${twin === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${escapeHtml(twin)}">\n`}<link rel="stylesheet" href="reference.css">
<script src="reference.js" defer></script>
<script src="try.js" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar"><a class="home" href="index.html">${escapeHtml(api)}</a>
<a class="find" href="index.html#filter">Find<span> an operation</span> <kbd>/</kbd></a>
<button type="button" class="colors" id="colors" aria-label="Light or dark" hidden>◐</button></header>
<div class="columns">
<details class="menu"><summary>All pages</summary>
<nav class="contents" aria-label="All pages, folded">${nav}</nav></details>
<nav class="contents side" aria-label="All pages">${nav}</nav>
<main id="content" tabindex="-1">
${main}</main>
</div>
</body>
</html>
`;
}
