import type { ApiVersion } from '../../spec/document/versions.ts';
import { escapeHtml } from './html.ts';
import { operationListFile } from './operation/operation-list.ts';

/** The content that all pages share. */
export interface Frame {
  readonly title: string;
  readonly versions: readonly ApiVersion[];
}

/** One page of the site. */
export interface Page {
  /** The file, which also determines the current entry of the navigation. */
  readonly file: string;
  readonly title: string;
  /** The API version, if the page is about one version. */
  readonly version?: string;
  /** The file with the same page in Markdown. */
  readonly markdown?: string;
  /** Classes of the body. */
  readonly classes?: readonly string[];
  readonly body: string;
  /** The `connect-src` of the content security policy; default: none. */
  readonly calls?: string;
  /** Files of scripts at the end of the body. */
  readonly scripts?: readonly string[];
}

/**
 * The content security policy: a page loads only files of the site. `file:` is for browsers in which
 * the files beside a page that was opened from disk are not 'self'.
 */
const contentPolicy = (calls: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' file:",
    "style-src 'self' file: 'unsafe-inline'",
    "img-src 'self' file: data:",
    "font-src 'self' file: data:",
    `connect-src ${calls}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The search dialog, which its script fills. */
const searchDialog = `<dialog id="search" aria-label="Search">
<form method="dialog"><input type="search" id="search-text" aria-label="Search the site" placeholder="Search guides, operations, decisions, error codes" autocomplete="off" spellcheck="false">
<button type="submit" aria-label="Close the search">✕</button></form>
<p id="search-state" role="status"></p>
<ol id="search-results"></ol>
</dialog>`;

/** Lists with a link in the header. */
const lists = [
  { href: 'decisions.html', text: 'Decisions' },
  { href: 'errors.html', text: 'Errors' },
];

function isList(file: string): boolean {
  return lists.some(({ href }) => href === file);
}

/** Writes a whole page: head, header, body, scripts. */
export function renderPage(page: Page, frame: Frame): string {
  const isText = page.classes?.includes('text') === true;
  const links = [
    {
      href: 'index.html',
      text: 'Guide',
      classes: '',
      isCurrent: isText && !isList(page.file) && page.version === undefined,
    },
    ...frame.versions.map(({ name, title, basePath }) => ({
      href: operationListFile(name),
      text: `${escapeHtml(title)} <code>${escapeHtml(basePath)}</code>`,
      classes: ` version version-${name}`,
      isCurrent: name === page.version,
    })),
    ...lists.map(({ href, text }) => ({ href, text, classes: '', isCurrent: href === page.file })),
  ].map(({ href, text, classes, isCurrent }) => {
    const current = isCurrent ? ` aria-current="${href === page.file ? 'page' : 'true'}"` : '';
    return `<a class="entry${classes}" href="${href}"${current}>${text}</a>`;
  });
  const title = page.title === frame.title ? page.title : `${page.title} – ${frame.title}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(page.calls ?? "'none'")}">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="assets/icon.svg">
<link rel="stylesheet" href="assets/site.css">${page.markdown === undefined ? '' : `\n<link rel="alternate" type="text/markdown" href="${page.markdown}">`}
</head>
<body class="${['light-mode', ...(page.classes ?? [])].join(' ')}">
${isText ? '<a class="skip" href="#content">Skip to content</a>' : ''}
<header class="bar">
<a class="home" href="index.html"><img src="assets/icon.svg" alt="Start" width="22" height="22">
<span>${escapeHtml(frame.title)}</span></a>
<nav aria-label="Pages">
${links.join('\n')}
</nav>
<button type="button" class="find" id="find" aria-label="Search" title="Search ( / )">⌕</button>
<button type="button" class="colors" id="colors" aria-label="Light or dark">◐</button>
</header>
<script src="assets/colors.js"></script>
${page.body}
${searchDialog}
${['assets/search.js', ...(isText ? ['assets/copy.js', 'assets/contents.js'] : []), ...(page.scripts ?? [])].map((file) => `<script src="${file}"></script>`).join('\n')}
</body>
</html>
`;
}
