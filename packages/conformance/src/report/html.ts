import type { Result } from '../result/result.js';
import { script } from './html-script.js';
import { style } from './html-style.js';

/** Renders the result as a self-contained HTML page. Its script inserts the embedded JSON as text only. */
export function htmlPage(result: Result): string {
  const data = JSON.stringify(result)
    // These could end the script element, or a line of a script.
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Conformance: ${escapeHtml(result.target)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>Conformance report</h1><p id="run"></p></header>
<section id="tiles" aria-label="Summary"></section>
<nav aria-label="Views">
<button data-view="checks" aria-pressed="true">Checks</button>
<button data-view="claims" aria-pressed="false">Statements</button>
<button data-view="decisions" aria-pressed="false">Decisions</button>
<button data-view="operations" aria-pressed="false">Operations</button>
</nav>
<form id="filters" role="search" aria-label="Filters" onsubmit="return false">
<input id="search" type="search" placeholder="Search rules, ids, claims, responses" aria-label="Search">
<select id="status" aria-label="Status"></select>
<select id="area" aria-label="Area"></select>
<span id="count" role="status"></span>
</form>
<main id="list"></main>
<noscript>This report requires JavaScript.</noscript>
<script type="application/json" id="data">${data}</script>
<script>${script}</script>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
