import { createRequire } from 'node:module';
import { escapeHtml } from './html.js';

/** The used part of highlight.js, whose declarations would add browser types to all code. */
interface Highlighter {
  getLanguage(name: string): object | undefined;
  highlight(code: string, options: { readonly language: string }): { readonly value: string };
}

const require = createRequire(import.meta.url);
const highlighter = require('highlight.js/lib/common') as Highlighter;

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

/** Longer code is not highlighted, to limit the size of a page: characters. */
const longest = 20_000;

/** Renders a code block, highlighted if the language is known. It can be scrolled with the keyboard. */
export function highlight(code: string, language: string): string {
  const known = code.length < longest && highlighter.getLanguage(language) !== undefined;
  const html = known ? highlighter.highlight(code, { language }).value : escapeHtml(code);
  const label = labels[language];
  const title = label === undefined ? '' : ` data-language="${label}"`;
  return `<pre class="code"${title} tabindex="0"><code>${html}</code></pre>\n`;
}
