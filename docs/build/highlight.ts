import { createRequire } from 'node:module';
import { escapeHtml } from './html.ts';

/** What is used of highlight.js, whose own declarations would bring the types of browsers into all code. */
interface Highlighter {
  getLanguage(name: string): object | undefined;
  highlight(code: string, options: { readonly language: string }): { readonly value: string };
}

const require = createRequire(import.meta.url);
const highlighter = require('highlight.js/lib/common') as Highlighter;

/** What a reader sees in the corner of a block. */
const labels: Readonly<Record<string, string>> = {
  sh: 'Shell',
  console: 'Shell',
  ts: 'TypeScript',
  js: 'JavaScript',
  json: 'JSON',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  php: 'PHP',
  yaml: 'YAML',
};

/** A block of code in HTML, coloured where the language is known. It can be scrolled with the keyboard. */
export function highlight(code: string, language: string): string {
  const known = highlighter.getLanguage(language) !== undefined;
  const html = known ? highlighter.highlight(code, { language }).value : escapeHtml(code);
  const label = labels[language];
  const title = label === undefined ? '' : ` data-language="${label}"`;
  return `<pre class="code"${title} tabindex="0"><code>${html}</code></pre>\n`;
}
